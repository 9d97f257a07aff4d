/** The languages of the site, as BCP 47 tags that are also the first folder of a page's address. */
export const LANGUAGES = ['en', 'de', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];
