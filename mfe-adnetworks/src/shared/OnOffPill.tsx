import { Pill } from '@candela/shared-ui'

/** Whether something goes on: live, or off. */
export const OnOffPill = ({ on, children }: { on: boolean; children: string }) => (
  <Pill tone={on ? 'success' : 'neutral'} mark={on ? 'dot' : 'hollow'}>
    {children}
  </Pill>
)
