/**
 * @typedef {{ orders: Record<string, string>, text: (order: string, isSearch: boolean) => string, meta: (counts: Record<string, number>) => object }} PlainList
 */

/** @type {PlainList} */
const users = {
  orders: {
    usr_name: 'usr_name collate "und-x-icu", id',
    last_seen_at: 'usr_last_seen_at desc nulls last, id desc',
  },
  text: (order, isSearch) => {
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
      from (select * from users as u where ${living} order by ${order} limit $1 offset $2) as u`
  },
  meta: counts => ({ usr_status: counts }),
}

const WEBSITES = 'from websites as w where w.anw_account_id = a.id and w.deleted_at is null'
const SELLERS = `from account_users as s join users as su on su.id = s.acu_id_user and su.deleted_at is null
  where s.acu_id_account = a.id`
const MANAGERS = `from account_managers as m join users as mu on mu.id = m.acm_id_user and mu.deleted_at is null
  where m.acm_id_account = a.id`
const DONE = `(a.acc_is_enabled = 1)::int + exists (select ${MANAGERS})::int + exists (select ${SELLERS})::int
  + exists (select ${SELLERS} and su.usr_last_seen_at is not null)::int + exists (select ${WEBSITES})::int
  + exists (select ${WEBSITES} and w.anw_status = 1)::int + (a.acc_google_child_network_code is not null)::int`

/** @type {PlainList} */
const accounts = {
  orders: {
    acc_name: 'acc_name collate "und-x-icu", id',
    managers: `(select mu.usr_name collate "und-x-icu" ${MANAGERS} and m.acm_is_main) desc nulls last, id desc`,
    readiness: `(${DONE}) desc, id desc`,
  },
  text: (order, isSearch) => {
    const living = `a.deleted_at is null${
      isSearch
        ? ` and (lower(acc_name collate "und-x-icu") like $3 or a.id in (select fw.anw_account_id from websites as fw
            where fw.deleted_at is null and lower(fw.anw_website collate "und-x-icu") like $3))`
        : ''
    }`
    return `select a.id, a.acc_name, a.acc_is_enabled, a.acc_time_zone, a.acc_tier, a.acc_google_child_network_code,
        a.acc_enable_aps, a.acc_enable_teads, a.acc_is_custom_ad_unit_path_enabled, a.acc_gross_visible,
        a.created_at, a.updated_at, (select count(*) ${WEBSITES}) as websites_count,
        (select count(*) ${WEBSITES} and w.anw_status = 1) as websites_live, (select count(*) ${SELLERS}) as users_count,
        (select json_agg(json_build_object('id', mu.id, 'label', mu.usr_name) order by m.acm_is_main desc) ${MANAGERS})
          as managers,
        (${DONE}) * 100 / 7 as readiness,
        (select json_object_agg(acc_is_enabled || ' ' || acc_tier, n) from
          (select acc_is_enabled, acc_tier, count(*) as n from accounts as a where ${living} group by 1, 2) as c) as counts
      from (select * from accounts as a where ${living} order by ${order} limit $1 offset $2) as a`
  },
  meta: counts => counts,
}

/** @type {Record<string, PlainList>} */
export const PLAIN_LISTS = { users, accounts }
