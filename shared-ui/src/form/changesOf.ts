/** What was changed and nothing else: what is not said stays as it is, whoever may not change it. */
export const changesOf = <Body extends object>(before: Body, after: Body): Partial<Body> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Body]),
  ) as Partial<Body>
