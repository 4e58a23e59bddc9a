import { CameraOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar, type AvatarProps } from './Avatar.tsx'
import { AvatarDialog } from './AvatarDialog.tsx'

type Props = AvatarProps & {
  /** The person, as the upload knows it: a public id. */
  relatedId: string
  onChanged: () => void
}

/** An avatar that opens «Cambiar imagen de perfil». */
export function EditableAvatar({ relatedId, onChanged, ...avatar }: Props) {
  const [open, setOpen] = useState(false)
  const cache = useQueryClient()
  return (
    <>
      <button
        type="button"
        className="mg-avatar-button"
        aria-label="Cambiar imagen de perfil"
        onClick={() => setOpen(true)}
      >
        <Avatar {...avatar} />
        <CameraOutlined aria-hidden />
      </button>
      {open && (
        <AvatarDialog
          relatedId={relatedId}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            // The same picture is shown in lists and, of oneself, in the top bar.
            void cache.invalidateQueries()
            onChanged()
          }}
        />
      )}
    </>
  )
}
