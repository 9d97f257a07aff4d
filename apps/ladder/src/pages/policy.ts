/**
 * What a page may load and run: nothing but the site's own files. There is no inline script or style in any page, so nothing that a
 * bot's name contains can become one. It stands in each page; a server sends it as a header as well.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
