/** The profile picture: upload, replace, remove. A script scales it down before sending. */
import { type ChangeEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_FILE_BYTES, PICTURE_ENDINGS, TOO_LARGE } from '#core/files/file-limits.ts'
import type { ShownProfile } from './load-profile.ts'
import { FormProblem, ProfileForm } from './profile-form.tsx'
import type { Outcome } from './save-profile.ts'

const SIDE_PX = 256

const ACTION = '/dashboard/profile?form=upload-picture'

export function PictureForm({ profile: { avatar, email, name } }: { profile: ShownProfile }) {
  const id = useId()
  const fetcher = useFetcher<Outcome>({ key: 'profile-upload-picture' })
  const [wrong, setWrong] = useState<string | null>(null)
  const isBusy = fetcher.state !== 'idle'

  const onChange = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return
    const small = await smallPicture(file)
    const isTooLarge = (small ?? file).size > MAX_FILE_BYTES
    setWrong(isTooLarge ? TOO_LARGE : null)
    if (isTooLarge) return
    const form = new FormData()
    form.append('intent', 'upload-picture')
    if (small) form.append('file', small, 'picture.webp')
    else form.append('file', file)
    await fetcher.submit(form, { method: 'post', action: ACTION, encType: 'multipart/form-data' })
  }

  return (
    <div className="picture">
      <span className="picture-frame" aria-hidden>
        {avatar ? <img src={avatar} alt="" /> : (name ?? email).charAt(0).toUpperCase()}
      </span>
      <div className="min-w-0 flex-1">
        <ProfileForm id="upload-picture" section="picture" hasFile>
          {() => (
            <div className="picture-row">
              <input
                id={id}
                type="file"
                name="file"
                accept={PICTURE_ENDINGS}
                disabled={isBusy}
                onChange={(event) => void onChange(event)}
              />
              <label htmlFor={id} className="button button-small">
                {avatar ? 'Change picture' : 'Upload picture'}
              </label>
              <noscript>
                <button type="submit" name="intent" value="upload-picture" className="button">
                  Upload
                </button>
              </noscript>
            </div>
          )}
        </ProfileForm>
        <p className="hint">
          {isBusy
            ? 'Uploading...'
            : 'PNG, JPEG or WebP. We crop the picture to a square. Only you can see it.'}
        </p>
        {wrong && <FormProblem>{wrong}</FormProblem>}
        {avatar && (
          <ProfileForm id="remove-picture" section="picture-removed">
            {({ isBusy: isRemoving }) => (
              <button
                type="submit"
                name="intent"
                value="remove-picture"
                className="button button-plain button-small"
                disabled={isRemoving}
              >
                <Icon name="trash-2" />
                Remove picture
              </button>
            )}
          </ProfileForm>
        )}
      </div>
    </div>
  )
}

/**
 * Crops a picture to a small square from its middle. Redrawing it also removes the camera's metadata. Null if this
 * browser cannot draw the picture; it is then sent unchanged.
 */
async function smallPicture(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
  bitmap.close()
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.9),
  )
  return small?.type === 'image/webp' ? small : null
}
