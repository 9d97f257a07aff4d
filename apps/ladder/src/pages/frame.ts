/** What all pages of one site have in common. */
export interface Frame {
  /** What the organiser calls the site. */
  readonly title: string;
  /** Where the site will stand, ending in a slash, e.g. `https://example.org/ladder/`; link previews need it. */
  readonly url?: string;
  readonly assets: Assets;
}

/** Files built for the browser, by their path below the root of the site, e.g. `assets/site-Bx81.css`. */
export interface Assets {
  readonly site: string;
  readonly theme: string;
  readonly page: string;
}
