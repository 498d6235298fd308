import { ApiError, call, forgetDraft, keepDraft, queryKeyOf, readDraft } from '@candela/shared-auth'
import { charactersOf, contactBody, contactEndpoints, MESSAGE_LIMIT } from '@candela/shared-contract'
import { Banner, Button, ToggleChip } from '@candela/shared-ui'
import { FORM_ERROR, FormTextArea, rulesOf, SchemaForm, toSubmitErrors, useFormValue } from '@candela/shared-ui/form'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { chatMessages } from './chatMessages'
import { Along, Fields } from './panelStyle'
import { seenNow } from './seen'

type Values = { cms_text: string }

const DRAFT = 'chat'
/** From here on it says how much room is left. */
const NEARLY_FULL = 100

const bodyOf = ({ cms_text }: Values) => ({
  cms_text,
  cms_page: null,
  cms_path: null,
  cms_filters: [],
  cms_id_website: null,
})
const rules = rulesOf<Values>(values => [contactBody, bodyOf(values)])

const draftOf = (): string => {
  const content = readDraft(DRAFT)?.content
  return typeof content === 'string' ? content : ''
}

const Text = ({ label }: { label: string }) => {
  const t = chatMessages.useT()
  const { value } = useFormValue<string>('cms_text')
  const left = MESSAGE_LIMIT - charactersOf(value)
  useEffect(() => {
    if (value.trim()) keepDraft(DRAFT, value)
    else forgetDraft(DRAFT)
  }, [value])
  return (
    <FormTextArea
      name="cms_text"
      label={label}
      help={left >= 0 && left <= NEARLY_FULL ? t('left', { count: left }) : undefined}
      data-autofocus=""
    />
  )
}

type Website = { id: number; anw_website: string }

/** The website whose page it is, as that page has it: nothing is asked for again. */
const useWebsite = (id: number | null): Website | undefined => {
  const client = useQueryClient()
  const key = queryKeyOf({ method: 'GET', path: '/website/:id' }, { params: { id: id ?? 0 } })
  return client.getQueryData<{ record: Website }>(key)?.record
}

/** Whom it reached. */
export type Answer = { id: number; manager: { usr_name: string; online: boolean } | null }

type MessageFormProps = {
  label: string
  /** What stays out of each message until it is put in again. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: ReadonlySet<string>) => void
  /** The text, what went with it, and whom it reached. */
  onSent: (text: string, along: readonly string[], answer: Answer) => void
}

/** What is written, and what goes with it: shown before it is sent, each part to be left out. */
export const MessageForm = ({ label, leftOut, onLeaveOut, onSent }: MessageFormProps) => {
  const t = chatMessages.useT()
  const common = commonMessages.useT()
  const helpId = useId()
  const [seen] = useState(seenNow)
  const [start] = useState(() => ({ cms_text: draftOf() }))
  const website = useWebsite(seen.websiteId)
  const sent = useRef({ content: '', key: '' })

  const parts = [
    ...(seen.page ? [{ key: 'page', label: t('page', { page: seen.page }) }] : []),
    ...(website ? [{ key: 'website', label: t('website', { website: website.anw_website }) }] : []),
    ...seen.filters.map(filter => ({ key: `filter ${filter}`, label: filter })),
  ]
  const goes = (key: string) => !leftOut.has(key)

  const submit = async (values: Values) => {
    const body = {
      cms_text: values.cms_text,
      cms_page: goes('page') ? seen.page : null,
      cms_path: goes('page') ? seen.path : null,
      cms_filters: seen.filters.filter(filter => goes(`filter ${filter}`)),
      cms_id_website: website && goes('website') ? website.id : null,
    }
    // The same content under the same key: an answer that was lost makes no second message.
    const content = JSON.stringify(body)
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() }
    try {
      const answer = await call(contactEndpoints.store, { body }, { idempotencyKey: sent.current.key })
      // What was typed since is the beginning of the next one.
      if (draftOf() === values.cms_text) forgetDraft(DRAFT)
      onSent(
        values.cms_text.trim(),
        parts.filter(({ key }) => goes(key)).map(part => part.label),
        answer,
      )
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const message = error.status === null ? t('noAnswer') : `${common(`failure.${error.failure}`)}. ${error.message}`
      // What went with it can be out of reach by now: that is no fault of the text.
      return error.fields.some(({ field }) => field !== 'cms_text')
        ? { [FORM_ERROR]: message }
        : toSubmitErrors({ message, fields: error.fields }, ['cms_text'])
    }
  }

  return (
    <SchemaForm schema={rules} initialValues={start} onSubmit={submit} label={label}>
      {({ submitting, formError }) => (
        <Fields>
          {formError && <Banner kind="danger" title={formError} />}
          <Text label={label} />
          {parts.length > 0 && (
            <Along role="group" aria-label={t('along')} aria-describedby={helpId}>
              <p>{t('along')}</p>
              {parts.map(({ key, ...part }) => (
                <ToggleChip
                  key={key}
                  pressed={goes(key)}
                  onChange={on =>
                    onLeaveOut(new Set(on ? [...leftOut].filter(other => other !== key) : [...leftOut, key]))
                  }
                >
                  {part.label}
                </ToggleChip>
              ))}
              <small id={helpId}>{t('alongHelp')}</small>
            </Along>
          )}
          <Button type="submit" variant="primary" icon="send" busy={submitting}>
            {t('send')}
          </Button>
        </Fields>
      )}
    </SchemaForm>
  )
}
