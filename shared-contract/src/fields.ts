import * as z from 'zod/mini'
import { toDay } from './dates'
import { mailboxOf } from './mailbox'
import { rangeOf } from './period'

/** A simple address: one @, something before it, a host in plain letters with a dot. Linear in its input. */
const EMAIL = /^[^\s\p{Cc}@"(),:;<>[\\\]]+@[\w.-]+\.[\w-]+$/u

/** Fields of which any may be left out, as of a change: what is not said stays as it is. */
export const optionals = <S extends z.core.$ZodLooseShape>(shape: S): { [F in keyof S]: z.ZodMiniOptional<S[F]> } =>
  Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, z.optional(schema)])) as never

export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value)

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 256

/**
 * Breaks of a line, control characters, and what cannot be seen or turns the direction of text: none of it is in a name.
 * What joins and parts letters is, some scripts and pictures are written with it, and so is what makes a flag a region's.
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const JOINERS = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu
export const isOneLine = (text: string): boolean => !NOT_IN_A_LINE.test(text.replace(JOINERS, ''))

/** Something that people see: no space, no filler and no accent without a letter. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u
export const isVisibleText = (text: string): boolean => VISIBLE.test(text)

/**
 * The rules of single fields, with our own codes as messages: the server turns a code into words for the answer, a
 * form turns the same code into words under the field.
 */
export const requiredText = (max = 255) =>
  z.string().check(
    // spaces around a text are nobody's intention, and two ways to write one letter are one letter
    z.trim(),
    z.normalize('NFC'),
    z.refine(isVisibleText, { error: 'required', abort: true }),
    z.maxLength(max, { error: 'tooLong' }),
  )

const oneLine = z.refine<string>(isOneLine, { error: 'invalidCharacters' })

/** What somebody or something is called. */
export const requiredName = (max = 255) => requiredText(max).check(oneLine)

/** Empty, or a name. */
export const nameOrEmpty = z.string().check(
  z.trim(),
  z.normalize('NFC'),
  z.maxLength(255, { error: 'tooLong' }),
  z.refine(text => text === '' || isVisibleText(text), { error: 'required', abort: true }),
  oneLine,
)

/** Goes on as the mailbox that it names. */
const asMailbox = z.check<string>(payload => {
  payload.value = mailboxOf(payload.value)
})

export const email = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(254, { error: 'email', abort: true }),
    asMailbox,
    z.refine(isEmail, { error: 'email' }),
  )

/** A share of something as exact text: digits, a dot, at most two decimals, up to 100. */
export const percent = z.string().check(
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(/^\d{1,9}(\.\d{1,2})?$/, { error: 'invalid', abort: true }),
  z.refine(value => Number(value) <= 100, { error: 'tooBig' }),
)

/** A password that somebody types to prove who they are, of whatever length up to the limit: no advice. */
export const currentPassword = z
  .string()
  .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(PASSWORD_MAX, { error: 'passwordTooLong' }))

/** A password that somebody chooses. Six characters is the customer's minimum; the server refuses the commonest. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.minLength(PASSWORD_MIN, { error: 'passwordTooShort', abort: true }),
    z.maxLength(PASSWORD_MAX, { error: 'passwordTooLong', abort: true }),
  )

/** A new password once more. That both are the same is a rule of the whole: `typedTwice`. */
export const passwordAgain = z.string().check(z.maxLength(PASSWORD_MAX, { error: 'passwordTooLong' }))

/** Of a list: each entry once, by its key where it has one. Where it is a row, `field` is the one that is wrong. */
export const unique = <T>(keyOf: (entry: T) => unknown, ...field: string[]) =>
  z.check<T[]>(({ value, issues }) => {
    const seen = new Set<unknown>()
    value.forEach((entry, index) => {
      const key = keyOf(entry)
      if (key !== undefined && seen.has(key))
        issues.push({ code: 'custom', input: value, path: [index, ...field], message: 'duplicate' })
      seen.add(key)
    })
  })

/** Identifiers are positive integers that JavaScript holds exactly. */
export const id = z.int().check(z.minimum(1))

/** An identifier as an address has it, where everything is text: the value of a filter. */
export const idText = z.string().check(z.regex(/^[1-9]\d{0,15}$/, { error: 'invalid' }))

/** An identifier in a path: a number on both sides. Anything else is simply not there. */
export const idInPath = z.pipe(idText, z.transform(Number)) as z.ZodMiniType<number, string | number>

/** Of a call about one record: `/website/:id`. */
export const byId = z.strictObject({ id: idInPath })

/** UTC, ISO 8601 with microseconds, as the database keeps it. */
export const instant = z.string()

/** When a record was changed last, as its reader had it: the version that a change is made of. */
export const version = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, { error: 'invalid' }))

const ANY_DAY = toDay('2000-01-01')

/**
 * A stretch of days by name, or two days: `last7`, `2026-11-01..2026-11-07`. Two days the wrong way round are refused as
 * what they are.
 */
export const periodText = z.string().check(
  z.maxLength(22, { error: 'period', abort: true }),
  z.refine(text => rangeOf(text, ANY_DAY) !== undefined, { error: 'period' }),
)

/** Of a list's filters: one stretch of days. */
export const period = z.optional(z.array(periodText).check(z.maxLength(1)))

/** What is typed twice has to be the same. */
export const typedTwice = <Field extends string, Again extends string>(field: Field, again: Again) =>
  z.refine<Partial<Record<Field | Again, string | undefined>>>(body => body[field] === body[again], {
    error: 'passwordMismatch',
    path: [again],
  })
