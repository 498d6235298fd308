import { FieldChanges, HistoryList, type HistoryRevert, type HistoryWords } from '@candela/shared-ui/pages'
import { Chapter, Sample } from '../Chapter'
import { failedHistory, historySource, noHistory } from '../samples/history'

const WORDS: HistoryWords = {
  lines: ({ slo_action, actor, changes }) => {
    const who = actor?.label ?? 'The product'
    if (slo_action === 'lit') return [`${who} lit the lantern Ember 5`]
    return changes.map(({ field }) => `${who} changed ${field} of Ember 5`)
  },
  hasMore: ({ changes }) => changes.some(({ after }) => after !== null && after.length > 80),
  field: field => field,
  value: value => value,
}

const CHANGES = [
  { id: 'name', label: 'Name', before: 'Ember 5', after: 'Ember 6' },
  { id: 'note', label: 'Note', before: 'Blue', after: null },
  { id: 'secret', label: 'Secret', before: 'changed', after: 'changed', masked: true },
]

const REVERT: HistoryRevert = { canRevert: ({ slo_action }) => slo_action !== 'lit', onRevert: async () => undefined }

const History = () => (
  <Chapter title="History">
    <HistoryList source={historySource} words={WORDS} revert={REVERT} />
    <HistoryList source={noHistory} words={WORDS} />
    <HistoryList source={failedHistory} words={WORDS} />
    <Sample of="FieldChanges" stacked>
      <FieldChanges changes={CHANGES} />
    </Sample>
  </Chapter>
)

export default History
