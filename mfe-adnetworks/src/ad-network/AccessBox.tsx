import { call } from '@candela/shared-auth'
import { adNetworkEndpoints, type OneAdNetwork } from '@candela/shared-contract'
import { Banner, Card, Skeleton } from '@candela/shared-ui'
import { FieldGrid, FormCombobox, FormSwitch, FormTextField } from '@candela/shared-ui/form'
import { type EntityFormState, Unanswered } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { CredentialFields } from '../credential/CredentialFields'
import { adNetworkMessages } from '../i18n/messages'
import { NETWORK_TYPE } from '../network-type/networkType.api'
import { useAdNetworkWords } from './AdNetworkWords'
import { findAccesses } from './adNetwork.api'
import { asksDomain, keptSecrets, type NetworkValues, toRetestBody, toTestBody } from './adNetwork.form'
import { ConnectionTest } from './ConnectionTest'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Edge = styled.div`
  margin: 0 -16px;
`

const Quiet = styled.p`
  color: var(--fg-2);
`

type Sharing = NonNullable<OneAdNetwork['record']['access']>

export const sharersOf = ({ shared_with, shared_beyond }: Sharing): number => shared_with.length + shared_beyond

/** What follows from changing an access that others use as well. */
const Shared = ({ access, leaves }: { access: Sharing; leaves: boolean }) => {
  const t = adNetworkMessages.useT()
  const names = access.shared_with.map(({ label }) => label).join(', ')
  return (
    <>
      <Banner
        kind={leaves ? 'info' : 'warning'}
        title={t(leaves ? 'network.access.left' : 'network.access.shared', { count: sharersOf(access) + 1 })}
      >
        {names}
      </Banner>
      <Edge>
        <FormSwitch name="leaves" label={t('network.access.leave')} help={t('network.access.leaveHelp')} />
      </Edge>
    </>
  )
}

type AccessBoxProps = {
  state: Pick<EntityFormState<NetworkValues>, 'values' | 'base' | 'form'>
  /** What is changed; absent: a new one. */
  answer?: OneAdNetwork | undefined
  /** What it starts like: the choices may not hold whose access it uses. */
  like?: OneAdNetwork | undefined
}

/** How a network is signed in to, as its type asks for it. */
export const AccessBox = ({ state: { values, base, form }, answer, like }: AccessBoxProps) => {
  const t = adNetworkMessages.useT()
  const { columns } = useAdNetworkWords()
  const type = values.adn_id_ad_network_type
  const asking = useQuery({ ...NETWORK_TYPE.query(type ?? 0), enabled: type !== null })
  const fields = type === null ? undefined : asking.data?.record.ant_fields
  const known = values.asked
  useEffect(() => {
    if (known !== fields) form.change('asked', fields)
  }, [known, fields, form])

  if (type === null)
    return (
      <Card title={t('network.access.title')}>
        <Quiet>{t('network.access.chooseType')}</Quiet>
      </Card>
    )
  if (!fields || known !== fields)
    return (
      <Card title={t('network.access.title')}>
        <Unanswered query={asking} title={t('network.access.failed')}>
          <Skeleton height="120px" />
        </Unanswered>
      </Card>
    )
  const access = answer?.record.access
  const isShared = access ? sharersOf(access) > 0 : false
  const usesAnother = values.credentialsOf !== null
  const domain = answer ? (asksDomain(values) ? values.credentials?.domain : values.adn_domain) : ''
  const id = answer?.record.id
  const retest = toRetestBody(values, base)
  const test = () =>
    id === undefined
      ? call(adNetworkEndpoints.test, { body: toTestBody(values) })
      : call(adNetworkEndpoints.retest, { params: { id }, body: retest })
  return (
    <Card title={t('network.access.title')} aside={asking.data?.record.ant_name}>
      <Stack>
        {access && isShared && !usesAnother && <Shared access={access} leaves={values.leaves} />}
        {!usesAnother && fields.length === 0 && <Quiet>{t('network.access.none')}</Quiet>}
        {!usesAnother && <CredentialFields fields={fields} kept={keptSecrets(answer, values)} />}
        <FieldGrid>
          {!usesAnother && !asksDomain(values) && (
            <FormTextField
              name="adn_domain"
              label={columns.adn_domain}
              help={t('network.help.domain')}
              optional
              autoComplete="off"
              autoCapitalize="none"
              inputMode="url"
              spellCheck={false}
            />
          )}
          <FormCombobox<number>
            // Whose access can be used is another question for each type and host.
            key={`${type} ${domain}`}
            name="credentialsOf"
            label={t('network.access.of')}
            help={t(usesAnother ? 'network.access.ofChosen' : 'network.access.ofHelp')}
            optional
            load={findAccesses(type, domain ?? '', id)}
            labelOf={other => (other === like?.record.id ? like.record.adn_name : null)}
          />
        </FieldGrid>
        <ConnectionTest about={JSON.stringify(id === undefined ? toTestBody(values) : [id, retest])} test={test} />
      </Stack>
    </Card>
  )
}
