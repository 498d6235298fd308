import { TYPES } from '@candela/shared-contract'
import { ConfirmDialog, IconButton, optionsOf, VisuallyHidden } from '@candela/shared-ui'
import { FormPercentField, FormSelect, FormTextField } from '@candela/shared-ui/form'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'
import { RowBox } from '../people/RowBox'
import { Figure, Row } from '../people/rowStyle'
import { TermsCell } from '../terms/Terms'
import { useIsPublisher } from '../useIsPublisher'
import { useWebsiteWords, WebsiteStatusPill } from '../website/WebsiteWords'
import { SECTIONS } from './account.api'
import { type AccountValues, NEW_WEBSITE, type WebsiteRow } from './account.form'
import { useFeeOfTier } from './useFeeOfTier'
import { Domain, Fact, Heads, NewSite } from './websiteRowStyle'

type WebsitesBoxProps = {
  mayAdd: boolean
  mayRemove: boolean
  /** It sets what a new one costs without a commission of its own. */
  tier: AccountValues['acc_tier']
}

/** The websites of the account: those there are, and new ones. */
export const WebsitesBox = ({ mayAdd, mayRemove, tier }: WebsitesBoxProps) => {
  const t = publisherMessages.useT()
  const { columns } = useWebsiteWords()
  const isPublisher = useIsPublisher()
  const feeOf = useFeeOfTier()
  const [asked, setAsked] = useState<{ domain: string; remove: () => void } | null>(null)

  const kept = (row: WebsiteRow) => (
    <>
      <Domain>{row.anw_website}</Domain>
      <Fact $width={124}>{row.anw_product}</Fact>
      <Fact $width={136}>{row.standing && <WebsiteStatusPill website={row.standing} />}</Fact>
      <Fact $width={92} $figure>
        <VisuallyHidden>{columns.anw_comission} </VisuallyHidden>
        <TermsCell terms={row.terms} />
      </Fact>
    </>
  )

  const fresh = (index: number) => (
    <NewSite>
      <FormTextField
        name={`websites[${index}].anw_website`}
        label={columns.anw_website}
        placeholder={t('account.websites.domain')}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="url"
        spellCheck={false}
      />
      <FormSelect
        name={`websites[${index}].anw_product`}
        label={columns.anw_product}
        options={optionsOf(TYPES.product)}
      />
      {!isPublisher && (
        <Figure>
          <FormPercentField
            name={`websites[${index}].anw_comission`}
            label={columns.anw_comission}
            placeholder={feeOf(tier)}
          />
        </Figure>
      )}
    </NewSite>
  )

  return (
    <>
      <RowBox<WebsiteRow>
        id={SECTIONS.websites}
        title={t('account.box.websites')}
        name="websites"
        empty={t('account.websites.none')}
        add={mayAdd ? { label: t('account.websites.add'), row: NEW_WEBSITE } : undefined}
        locked={mayAdd || mayRemove ? undefined : t('account.help.notYours')}
        heads={rows =>
          // A new one says itself what its fields are.
          rows.some(({ id }) => id !== null) && (
            <Heads aria-hidden="true">
              <Domain>{columns.anw_website}</Domain>
              <Fact $width={124}>{columns.anw_product}</Fact>
              <Fact $width={136}>{columns.anw_status}</Fact>
              <Fact $width={92} $figure>
                {columns.anw_comission}
              </Fact>
            </Heads>
          )
        }
        row={({ row, index, remove }) => {
          const isNew = row.id === null
          const canGo = isNew || mayRemove
          return (
            <Row key={row.key} $filling={isNew}>
              {isNew ? fresh(index) : kept(row)}
              {canGo && (
                <IconButton
                  icon="close"
                  size="sm"
                  label={isNew ? t('people.removeRow') : t('people.removeOne', { name: row.anw_website })}
                  onClick={() => (isNew ? remove() : setAsked({ domain: row.anw_website, remove }))}
                />
              )}
            </Row>
          )
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={t('account.websites.removeTitle', { domain: asked?.domain ?? '' })}
        confirmLabel={t('account.websites.remove')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          asked?.remove()
          setAsked(null)
        }}
      >
        {t('account.websites.removeText')}
      </ConfirmDialog>
    </>
  )
}
