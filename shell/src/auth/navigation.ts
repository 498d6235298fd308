/** Between the pages of the sign-in area, and into the product, people go by full page loads. */
export const goTo = (path: string): void => location.assign(path)

/** Leaves a page that must not be returned to. */
export const replaceWith = (path: string): void => location.replace(path)
