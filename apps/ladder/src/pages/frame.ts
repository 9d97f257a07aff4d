/** What all pages of one site have in common. */
export interface Frame {
  /** What the organiser calls the site. */
  readonly title: string;
  /** Where the site will stand, ending in a slash, e.g. `https://example.org/ladder/`; null where nobody said: no link previews then. */
  readonly baseUrl: string | null;
  readonly assets: Assets;
}

/** Files built for the browser, by their path below the root of the site, e.g. `assets/site-Bx81.css`. */
export interface Assets {
  /** The style sheet of all pages. */
  readonly site: string;
  /** Runs before the first paint: the reader's choice of theme. */
  readonly theme: string;
  /** Sorts, filters, links to states. */
  readonly page: string;
  /** The island on the match page, and its style sheet. */
  readonly match: string;
  readonly matchStyle: string;
  /** The island on a tournament's page that verifies its ledger. */
  readonly verify: string;
  /** The island on the page of a tournament in play. */
  readonly live: string;
  readonly favicon: string;
  /** The picture for previews of links to pages that have none of their own, PNG, 1200 × 630. */
  readonly preview: string;
}
