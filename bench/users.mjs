const USERS = 20_000

/** Many people in a database of the product. @param {(text: string) => Promise<unknown>} run */
export const addUsers = async run => {
  await run(`insert into users
    (usr_name, usr_email, usr_status, usr_id_group, usr_comission, usr_product, usr_last_seen_at, usr_password)
    select 'Person ' || md5(n::text), 'person ' || n || '@candela.example',
      (array['Ativo', 'Ativo', 'Ativo', 'Inativo', 'Banido'])[1 + n % 5],
      (select id from access_groups order by id offset n % 6 limit 1), n % 100, 'Candela',
      clock_timestamp() - n * interval '1 minute', 'x'
    from generate_series(1, ${USERS}) as n`)
}
