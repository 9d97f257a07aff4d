/** The languages of the site, as BCP 47 tags that are also the first folder of a page's address. */
export const LANGUAGES = ['en', 'de', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', sv: 'Svenska' };

/** The locale of Open Graph tags. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', sv: 'sv_SE' };
