import { CREDENTIALS, fieldHelp, fieldLabel } from '@candela/shared-contract'
import { Button, IconButton } from '@candela/shared-ui'
import { FieldGrid, FormSwitch, FormTextField, useIsWrong } from '@candela/shared-ui/form'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { LANGUAGES_BY_NAME, useCredentialWords, useFieldLabel } from './NetworkTypeWords'
import type { FieldRow } from './networkType.form'
import { PatternField } from './PatternField'

const Box = styled.li`
  padding: 12px 0 14px;

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 0 10px 0 16px;

  > h3 {
    flex: 1;
    min-width: 0;
    margin: 0;
    font-size: 13px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Quiet = styled.span`
  color: var(--fg-3);
  font-size: 12px;
  font-weight: 400;
`

const Part = styled.div`
  padding: 4px 16px 0;
`

/** Switches stand as fields do, not as rows of a card. */
const Switches = styled(FieldGrid)`
  > div {
    padding: 8px 0;
  }
`

const Disclosure = styled(Button)`
  margin-left: -10px;
`

const Words = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 12px;
`

type FieldBoxProps = {
  row: FieldRow
  index: number
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A name and a help of its own in each language; empty, the product's own stand. */
const OwnWords = ({ index, row }: Pick<FieldBoxProps, 'index' | 'row'>) => {
  const t = adNetworkMessages.useT()
  const usual = { credential: row.credential, label: {}, help: {} }
  return (
    <Words>
      {LANGUAGES_BY_NAME.map(({ language, name }) => (
        <FieldGrid key={language} $width={220}>
          <FormTextField
            name={`ant_fields[${index}].label.${language}`}
            label={t('networkType.fields.label', { language: name })}
            placeholder={fieldLabel(usual, language)}
            maxLength={60}
            autoComplete="off"
            lang={language}
          />
          <FormTextField
            name={`ant_fields[${index}].help.${language}`}
            label={t('networkType.fields.helpText', { language: name })}
            placeholder={fieldHelp(usual, language)}
            maxLength={255}
            autoComplete="off"
            lang={language}
          />
        </FieldGrid>
      ))}
    </Words>
  )
}

/** One credential that is asked for: its place in the form, its rules and its words. */
export const FieldBox = ({ row, index, isLast, onMove, onRemove }: FieldBoxProps) => {
  const t = adNetworkMessages.useT()
  const id = useId()
  const [isOpened, setIsOpened] = useState(false)
  // What is wrong is not hidden.
  const isWrong = [useIsWrong(`ant_fields[${index}].label`), useIsWrong(`ant_fields[${index}].help`)].includes(true)
  const open = isOpened || isWrong
  const name = useFieldLabel()(row)
  const usual = useCredentialWords()[row.credential].label
  const { secret: isAlwaysSecret, input } = CREDENTIALS[row.credential]
  return (
    <Box data-field={row.key} aria-label={name}>
      <Head>
        <h3>
          {name}
          {name !== usual && <Quiet> {usual}</Quiet>}
        </h3>
        <IconButton
          icon="arrowUp"
          size="sm"
          data-control="up"
          label={t('networkType.fields.up', { name })}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrowDown"
          size="sm"
          data-control="down"
          label={t('networkType.fields.down', { name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon="close" size="sm" label={t('networkType.fields.remove', { name })} onClick={onRemove} />
      </Head>
      <Part>
        <Switches $width={220}>
          <FormSwitch name={`ant_fields[${index}].required`} label={t('networkType.fields.required')} />
          <FormSwitch
            name={`ant_fields[${index}].secret`}
            label={t('networkType.fields.secret')}
            help={t(isAlwaysSecret ? 'networkType.fields.secretAlways' : 'networkType.fields.secretHelp')}
            disabled={isAlwaysSecret}
          />
        </Switches>
      </Part>
      {input !== 'json' && (
        <Part>
          <PatternField name={`ant_fields[${index}].pattern`} pattern={row.pattern} />
        </Part>
      )}
      <Part>
        <Disclosure
          size="sm"
          variant="ghost"
          icon={open ? 'chevronDown' : 'chevronRight'}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setIsOpened(!open)}
        >
          {t('networkType.fields.words')}
        </Disclosure>
        {open && (
          <div id={id}>
            <OwnWords index={index} row={row} />
          </div>
        )}
      </Part>
    </Box>
  )
}
