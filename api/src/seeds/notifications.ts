import type { Audience } from '@candela/shared-contract'
import { sql, type Transaction } from 'kysely'
import { SEND_JOB } from '../modules/notification/notification.service'
import type { Schema } from '../platform/db/schema'
import type { DemoGroupKey } from './demo-groups'
import type { GroupKey } from './groups'
import { pastAct, pastLog } from './past'
import type { Random } from './random'

const DAY_MS = 86_400_000

/** People of the sign-in page, by their place on it. */
const [ADMINISTRATOR, AD_OPS, MANAGER] = [1, 2, 4]

type Text = { title: string; message: string }
type Planned = {
  /** Before today; one that is still to come has a negative number. */
  daysAgo: number
  sender: number
  groups: readonly GroupKey[]
  path: string | null
  en: Text
  pt: Text
  es: Text
  it: Text
}

const PLAN: readonly Planned[] = [
  {
    ...{ daysAgo: 41, sender: ADMINISTRATOR, groups: ['PO', 'PV'], path: '/report/reportCandela' },
    en: { title: 'Earnings by device', message: 'The earnings report can now be divided by device and by format.' },
    pt: {
      title: 'Ganhos por dispositivo',
      message: 'O relatório de ganhos agora pode ser dividido por dispositivo e formato.',
    },
    es: {
      title: 'Ingresos por dispositivo',
      message: 'El informe de ingresos ya se puede dividir por dispositivo y formato.',
    },
    it: {
      title: 'Guadagni per dispositivo',
      message: 'Ora il report dei guadagni si può dividere per dispositivo e per formato.',
    },
  },
  {
    ...{ daysAgo: 23, sender: AD_OPS, groups: ['PO', 'AM'], path: null },
    en: {
      title: 'Ads.txt: one new line',
      message: 'A network asks for one more line in ads.txt. Without it, it buys less from the 1st on.',
    },
    pt: {
      title: 'Ads.txt: uma linha nova',
      message: 'Uma rede pede mais uma linha no ads.txt. Sem ela, compra menos a partir do dia 1º.',
    },
    es: {
      title: 'Ads.txt: una línea nueva',
      message: 'Una red pide una línea más en ads.txt. Sin ella compra menos desde el día 1.',
    },
    it: {
      title: 'Ads.txt: una riga nuova',
      message: 'Una rete chiede una riga in più in ads.txt. Senza, dal giorno 1 compra meno.',
    },
  },
  {
    ...{ daysAgo: 9, sender: ADMINISTRATOR, groups: ['PO', 'PV', 'AM', 'FI'], path: null },
    en: {
      title: 'Payment days around the holidays',
      message: 'Invoices that arrive by 18:00 on the eve of a payment day are paid on it, holidays included.',
    },
    pt: {
      title: 'Dias de pagamento nas festas',
      message: 'Notas recebidas até as 18:00 da véspera são pagas no dia de pagamento, feriados inclusive.',
    },
    es: {
      title: 'Días de pago en las fiestas',
      message: 'Las facturas que llegan antes de las 18:00 de la víspera se pagan ese día, también en festivos.',
    },
    it: {
      title: 'Giorni di pagamento nelle feste',
      message: 'Le fatture che arrivano entro le 18:00 della vigilia si pagano quel giorno, anche se festivo.',
    },
  },
  {
    ...{ daysAgo: 4, sender: MANAGER, groups: ['PO'], path: null },
    en: {
      title: 'Video pays more this month',
      message: 'Shall we try the video slider on your pages? Write to me, I set it up for you.',
    },
    pt: {
      title: 'Vídeo paga mais este mês',
      message: 'Vamos testar o vídeo nas suas páginas? Escreva para mim e eu configuro.',
    },
    es: {
      title: 'El video paga más este mes',
      message: '¿Probamos el video en tus páginas? Escríbeme y lo configuro.',
    },
    it: {
      title: 'Il video rende di più questo mese',
      message: 'Proviamo il video sulle tue pagine? Scrivimi e lo configuro io.',
    },
  },
  {
    ...{ daysAgo: 1, sender: ADMINISTRATOR, groups: ['SA', 'OP', 'FI', 'AM', 'PO', 'PV'], path: '/dashboard' },
    en: {
      title: 'Maintenance on Sunday',
      message: 'On Sunday from 5:00 to 7:00 the reports may be slow. Ads go on as always.',
    },
    pt: {
      title: 'Manutenção no domingo',
      message: 'No domingo, das 5:00 às 7:00, os relatórios podem ficar lentos. Os anúncios seguem normais.',
    },
    es: {
      title: 'Mantenimiento el domingo',
      message: 'El domingo de 5:00 a 7:00 los informes pueden ir lentos. Los anuncios siguen igual.',
    },
    it: {
      title: 'Manutenzione domenica',
      message: 'Domenica dalle 5:00 alle 7:00 i report possono essere lenti. Gli annunci vanno avanti come sempre.',
    },
  },
  {
    ...{ daysAgo: -3, sender: ADMINISTRATOR, groups: ['PO'], path: null },
    en: { title: 'Close of the month', message: 'The month closes on Tuesday. Your statement comes on the same day.' },
    pt: { title: 'Fechamento do mês', message: 'O mês fecha na terça-feira. Seu extrato sai no mesmo dia.' },
    es: { title: 'Cierre del mes', message: 'El mes se cierra el martes. Tu extracto sale el mismo día.' },
    it: {
      title: 'Chiusura del mese',
      message: 'Il mese si chiude martedì. Il tuo estratto esce lo stesso giorno.',
    },
  },
]

type Ids = Record<GroupKey | DemoGroupKey, number>

const audienceOf = (groups: readonly GroupKey[], ids: Ids): Audience => ({
  users: [],
  groups: groups.map(key => ids[key]),
  accounts: [],
  tiers: [],
  managers: [],
})

/** Everybody who can sign in got it in their language; most of them read it within two days, of the newest fewer. */
const deliver = (trx: Transaction<Schema>, id: number, groups: readonly number[], readers: number) =>
  sql`insert into user_notifications
      (usn_id_user, usn_id_notification, usn_id_sender, usn_kind, usn_title, usn_message, usn_path, usn_read, created_at)
    select u.id, n.id, n.not_id_sender, 'message', coalesce(v.said ->> 'title', n.not_title), coalesce(v.said ->> 'message', n.not_message),
      n.not_path,
      case when (u.id * 7 + n.id * 3) % 10 < ${readers}::int and n.sent_at + u.id % 40 * interval '1 hour' < clock_timestamp()
        then n.sent_at + u.id % 40 * interval '1 hour' + interval '11 minutes' end,
      n.sent_at
    from notifications as n
    join users as u on u.usr_id_group = any (${groups}::bigint[]) and u.deleted_at is null and u.usr_status = 'Ativo'
    cross join lateral (select n.not_variants -> left(u.usr_locale, 2) as said) as v
    where n.id = ${id}::bigint order by u.id`.execute(trx)

/** What was sent in a demo, to whom, and who read it; one is still to be sent. */
export const seedNotifications = async (trx: Transaction<Schema>, random: Random, ids: Ids, today: string) => {
  const logs: ReturnType<typeof pastLog> = []
  for (const { daysAgo, sender, groups, path, en, ...others } of PLAN) {
    const at = new Date(Date.parse(`${today}T12:30:00Z`) - daysAgo * DAY_MS).toISOString()
    const isSent = daysAgo > 0
    const created = isSent ? at : new Date(Date.parse(`${today}T00:10:00Z`)).toISOString()
    const audience = audienceOf(groups, ids)
    const row = await trx
      .insertInto('notifications')
      .values({
        not_title: en.title,
        not_message: en.message,
        not_variants: JSON.stringify(others),
        not_path: path,
        not_audience: JSON.stringify(audience),
        not_id_sender: sender,
        not_send_at: isSent ? null : at,
        not_id_job: null,
        sent_at: isSent ? at : null,
        created_at: created,
        updated_at: created,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const act = pastAct(random, sender, 'notification.store', created)
    logs.push(...pastLog(act, 'notifications', null, { ...row, sent_at: null }))
    if (isSent) {
      await deliver(trx, row.id, audience.groups, daysAgo > 5 ? 8 : 3)
      await sql`update notifications set not_recipients = (
        select count(*) from user_notifications where usn_id_notification = ${row.id}::bigint)
        where id = ${row.id}::bigint`.execute(trx)
      continue
    }
    const job = await trx
      .insertInto('jobs')
      .values({
        job_kind: SEND_JOB,
        job_payload: JSON.stringify({ notification: row.id }),
        job_id_user: sender,
        job_next_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.updateTable('notifications').set({ not_id_job: job.id }).where('id', '=', row.id).execute()
  }
  return logs
}
