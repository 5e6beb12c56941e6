/** The site's base path, with a slash at both ends: `/`, or `/book/` when the book stands under a sub-path. */
export const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
