/** Plain letters and digits of a name, for addresses and names of files; nothing of a name that has none. */
export const slugOf = (name: string, between = '-'): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(part => part !== '')
    .join(between)
