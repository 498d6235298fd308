/** What a tag asks the ad manager for: the platform's network, the publisher's below it, and the unit. */
export const adUnitPath = (parent: string, child: string, unit: string): string =>
  `/${[parent, child].filter(Boolean).join(',')}/${unit}`
