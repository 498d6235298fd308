import { ApiError, call, upload } from '@candela/shared-auth'
import { type OneUser, type UserRecord, userEndpoints } from '@candela/shared-contract'
import { PhotoField } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { userMessages } from '../messages'
import { useObjectUrl, usePhoto } from './usePhoto'

type PhotoBoxProps = { user: UserRecord; onChanged: (answer: OneUser) => Promise<void> | void }

/** Somebody's picture, changed at once and apart from the form around it. */
export const PhotoBox = ({ user, onChanged }: PhotoBoxProps) => {
  const t = userMessages.useT()
  const errorMessageOf = useFailureWords()
  const src = usePhoto(user)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const params = { id: user.id }

  const change = async (act: () => Promise<OneUser>, done: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await onChanged(await act())
      addToast({ kind: 'success', title: done })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.fields[0]?.message ?? errorMessageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <PhotoField
      id={user.id}
      name={user.usr_name}
      src={src}
      busy={busy}
      error={problem}
      onChange={file => void change(() => upload(userEndpoints.storePhoto, { params, file }), t('user.photo.saved'))}
      onRemove={
        user.usr_photo === null
          ? undefined
          : () => void change(() => call(userEndpoints.destroyPhoto, { params }), t('user.photo.removed'))
      }
    />
  )
}

type NewUserPhotoProps = { name: string; photo: Blob | null; onChange: (photo: Blob | null) => void }

/** A picture of somebody who is not there yet: kept here until they are saved. */
export const NewUserPhoto = ({ name, photo, onChange }: NewUserPhotoProps) => (
  <PhotoField
    name={name}
    src={useObjectUrl(photo)}
    onChange={onChange}
    onRemove={photo ? () => onChange(null) : undefined}
  />
)

/** Sends the picture of somebody new, who is there whatever becomes of it. */
export const useNewUserPhoto = () => {
  const t = userMessages.useT()
  return async (answer: OneUser, photo: Blob | null): Promise<OneUser> => {
    if (!photo) return answer
    const sent = upload(userEndpoints.storePhoto, { params: { id: answer.record.id }, file: photo })
    return sent.catch(() => {
      addToast({ kind: 'error', title: t('user.created.photoFailed') })
      return answer
    })
  }
}
