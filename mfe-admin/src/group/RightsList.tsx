import { PAIRS } from '@candela/shared-contract'
import { byController, controllersOf, FAMILY_KEYS, pairsOf } from '@candela/shared-contract/rights/families'
import { Card, EmptyState, media } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { countOf, type Rights } from './rights/rights'
import { useRightWords } from './rights/useRightWords'

const Family = styled.section`
  h3 {
    display: flex;
    gap: 6px;
    padding: 6px 16px;
    border-bottom: 1px solid var(--line);
    background: var(--bg-sunken);
    font-weight: 600;
  }
  small {
    color: var(--fg-3);
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  &:last-child div:last-child {
    border-bottom: 0;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 4px 16px;
  padding: 6px 16px;
  border-bottom: 1px solid var(--line-subtle);

  dt {
    font-weight: 500;
  }
  dd {
    margin: 0;
    color: var(--fg-2);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** What a group may do, in words; what it may not do is not in the way. */
export const RightsList = ({ rights }: { rights: Rights }) => {
  const t = adminMessages.useT()
  const words = useRightWords()
  const granted = PAIRS.filter(pair => rights.has(pair))
  return (
    <Card title={t('group.rights')} aside={t('group.permitted', { count: granted.length, total: PAIRS.length })} flush>
      {granted.length === 0 && <EmptyState icon="lock" title={t('group.noRights')} />}
      {FAMILY_KEYS.map(family => {
        const rows = byController([family], granted)
        const pairs = controllersOf(family).flatMap(pairsOf)
        if (rows.length === 0) return null
        return (
          <Family key={family}>
            <h3>
              {words.family(family)}{' '}
              <small>{t('group.share', { count: countOf(pairs, rights), total: pairs.length })}</small>
            </h3>
            <dl>
              {rows.map(([controller, methods]) => (
                <Row key={controller}>
                  <dt>{words.controller(controller)}</dt>
                  <dd>{methods.map(words.method).join(', ')}</dd>
                </Row>
              ))}
            </dl>
          </Family>
        )
      })}
    </Card>
  )
}
