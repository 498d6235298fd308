import { networks } from './plain-networks.mjs'

/**
 * @typedef {{ by: string, beside?: string }} Order what rows are sorted by, and what has to be joined for that
 * @typedef {{ orders: Record<string, Order>, text: (order: Order, isSearch: boolean, filter?: string) => string, meta: (counts: Record<string, number>) => object }} PlainList
 */

/** @type {PlainList} */
const users = {
  orders: {
    usr_name: { by: 'usr_name collate "und-x-icu", id' },
    last_seen_at: { by: 'usr_last_seen_at desc nulls last, id desc' },
  },
  text: ({ by }, isSearch) => {
    const living = `u.deleted_at is null${
      isSearch
        ? ' and (lower(usr_name collate "und-x-icu") like $3 or lower(usr_email collate "und-x-icu") like $3)'
        : ''
    }`
    return `select u.id, u.usr_name, u.usr_email, u.usr_status, u.usr_id_group, u.usr_comission, u.usr_product,
        u.usr_locale, u.created_at, u.updated_at, u.usr_last_seen_at as last_seen_at, u.usr_password is null as invited,
        (select g.gro_name from access_groups as g where g.id = u.usr_id_group) as gro_name,
        (select p.pho_name from user_photos as p where p.pho_id_user = u.id) as usr_photo,
        (select json_object_agg(usr_status, n) from
          (select usr_status, count(*) as n from users as u where ${living} group by usr_status) as c) as counts
      from (select * from users as u where ${living} order by ${by} limit $1 offset $2) as u`
  },
  meta: counts => ({ usr_status: counts }),
}

const WEBSITES = `select count(*) as n, count(*) filter (where ws.anw_status = 1) as live, ws.anw_account_id as id
  from websites as ws where ws.deleted_at is null`
const USERS = `select count(*) as n, count(su.usr_last_seen_at) as seen, l.acu_id_account as id
  from account_users as l join users as su on su.id = l.acu_id_user and su.deleted_at is null`
const MANAGERS = `from account_managers as l join users as mu on mu.id = l.acm_id_user and mu.deleted_at is null`
const OF_ALL = {
  websites: `left join (${WEBSITES} group by ws.anw_account_id) as w on w.id = a.id`,
  users: `left join (${USERS} group by l.acu_id_account) as s on s.id = a.id`,
  managers: `left join (select distinct l.acm_id_account as id ${MANAGERS}) as m on m.id = a.id`,
}
const STEPS = `((a.acc_is_enabled = 1)::int + (m.id is not null)::int + (s.n > 0 is true)::int + (s.seen > 0 is true)::int
  + (w.n > 0 is true)::int + (w.live > 0 is true)::int + (a.acc_google_child_network_code is not null)::int)`

/** @type {PlainList} */
const accounts = {
  orders: {
    acc_name: { by: 'acc_name collate "und-x-icu", id' },
    managers: {
      by: 'm.usr_name collate "und-x-icu" desc nulls last, a.id desc',
      beside: `left join (select l.acm_id_account as id, mu.usr_name ${MANAGERS} where l.acm_is_main) as m on m.id = a.id`,
    },
    websites_count: { by: 'coalesce(w.n, 0) desc, a.id desc', beside: OF_ALL.websites },
    users_count: { by: 'coalesce(s.n, 0) desc, a.id desc', beside: OF_ALL.users },
    readiness: { by: `${STEPS} desc, a.id desc`, beside: Object.values(OF_ALL).join(' ') },
  },
  text: ({ by, beside = '' }, isSearch) => {
    const living = `a.deleted_at is null${
      isSearch
        ? ` and (lower(acc_name collate "und-x-icu") like $3 or a.id in (select fw.anw_account_id from websites as fw
            where fw.deleted_at is null and lower(fw.anw_website collate "und-x-icu") like $3))`
        : ''
    }`
    return `select a.id, a.acc_name, a.acc_is_enabled, a.acc_time_zone, a.acc_tier, a.acc_google_child_network_code,
        a.acc_enable_aps, a.acc_enable_teads, a.acc_is_custom_ad_unit_path_enabled, a.acc_gross_visible,
        a.created_at, a.updated_at, coalesce(w.n, 0) as websites_count, coalesce(w.live, 0) as websites_live,
        coalesce(s.n, 0) as users_count, m.managers, ${STEPS} * 100 / 7 as readiness,
        (select json_object_agg(acc_is_enabled || ' ' || acc_tier, n) from
          (select acc_is_enabled, acc_tier, count(*) as n from accounts as a where ${living} group by 1, 2) as c) as counts
      from (select a.* from accounts as a ${beside} where ${living} order by ${by} limit $1 offset $2) as a
        left join lateral (${WEBSITES} and ws.anw_account_id = a.id group by ws.anw_account_id) as w on true
        left join lateral (${USERS} where l.acu_id_account = a.id group by l.acu_id_account) as s on true
        left join lateral (select l.acm_id_account as id,
            json_agg(json_build_object('id', mu.id, 'label', mu.usr_name) order by l.acm_is_main desc) as managers
          ${MANAGERS} where l.acm_id_account = a.id group by l.acm_id_account) as m on true`
  },
  meta: counts => counts,
}

/** @type {Record<string, PlainList>} */
export const PLAIN_LISTS = { users, accounts, networks }
