import { ApiError, onLiveEvent, useCan } from '@candela/shared-auth'
import { Button, Card, EmptyState, ErrorState, Page, SegmentedControl } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { LineSkeletons } from '../shared/skeletons'
import { FileRow } from './FileRow'
import { FILES_AT_ONCE, filesQuery, isUnfinished, type Whose } from './file.api'
import { fileMessages } from './messages'

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const More = styled.div`
  display: grid;
  padding: 12px 16px;
  justify-items: center;
`

/** Events say what changed; whoever missed one sees it a little later. */
const LOOK_AGAIN_MS = 5_000
const MOST = 200

/** Files that were asked for: one's own, and for who looks after the product everybody's. */
const Files = () => {
  const t = fileMessages.useT()
  const failureWords = useFailureWords()
  const mayLookAtAll = useCan('userMaintenance.list')
  const [whose, setWhose] = useState<Whose>('own')
  const [perPage, setPerPage] = useState(FILES_AT_ONCE)
  const { data, error, refetch, isFetching } = useQuery({
    ...filesQuery(whose, perPage),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnfinished) ? LOOK_AGAIN_MS : false),
  })
  const look = () => void refetch()
  useEffect(() => onLiveEvent('files', () => void refetch()), [refetch])

  const files = data?.data
  const contents = () => {
    if (error && !files)
      return (
        <ErrorState
          title={t('notLoaded')}
          reason={error instanceof ApiError ? failureWords(error) : undefined}
          onRetry={look}
          retrying={isFetching}
        />
      )
    if (!files) return <LineSkeletons count={6} />
    if (files.length === 0) return <EmptyState icon="download" title={t('empty')} text={t('emptyText')} />
    return (
      <>
        <Rows>
          {files.map(file => (
            <FileRow key={file.id} file={file} isOfAll={whose === 'all'} onChanged={look} />
          ))}
        </Rows>
        {(data?.meta.total ?? 0) > files.length && perPage < MOST && (
          <More>
            <Button onClick={() => setPerPage(perPage + FILES_AT_ONCE)}>{t('more')}</Button>
          </More>
        )}
      </>
    )
  }
  const choice = mayLookAtAll && (
    <SegmentedControl<Whose>
      label={t('whose')}
      value={whose}
      options={[
        { value: 'own', label: t('own') },
        { value: 'all', label: t('all') },
      ]}
      onChange={setWhose}
    />
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={choice}>
      <Card flush>{contents()}</Card>
    </Page>
  )
}

export default Files
