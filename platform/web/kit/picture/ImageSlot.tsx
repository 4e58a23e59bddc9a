import { Alert, Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { asApiError } from '#platform/web/api/api.ts'
import {
  MAX_AVATAR_BYTES,
  upload,
  type UploadedFile,
  uploadProblem,
} from '#platform/web/api/upload.ts'
import './image-slot.css'

type Props = {
  title: string
  /** The name of the person or thing pictured, for screen readers. */
  of: string
  url: string | null | undefined
  /** What is said while there is none. */
  empty: string
  /** What the file is attached to; the server decides who may. */
  about: { relatedType: string; relatedId: string }
  mayChange: boolean
  /** After a file arrived; the image is the one of the file. */
  onUploaded: (file: UploadedFile) => Promise<void> | void
  /** What removes the image, where there is one and it may be changed. */
  remove: ReactNode
  /** Fills its frame, as a background does, and not whole inside it, as a logo does. */
  cover?: boolean
}

/** One image that people put, change and remove: of a company, of a razón social. */
export function ImageSlot({ title, url, empty, cover = false, ...props }: Props) {
  return (
    <figure className="mg-image" data-cover={cover || undefined}>
      <figcaption>{title}</figcaption>
      {url ? <img src={url} alt={`${title} de ${props.of}`} /> : <p className="soft">{empty}</p>}
      {props.mayChange && <Change title={title} url={url} {...props} />}
    </figure>
  )
}

type ChangeProps = Pick<Props, 'title' | 'url' | 'about' | 'onUploaded' | 'remove'>

function Change({ title, url, about, onUploaded, remove }: ChangeProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const refused = uploadProblem([file], MAX_AVATAR_BYTES)
    setProblem(refused)
    if (refused) return
    setBusy(true)
    try {
      const [stored] = await upload([file], { ...about, images: true })
      if (stored) await onUploaded(stored)
    } catch (failure) {
      setProblem(asApiError(failure).message)
    } finally {
      setBusy(false)
      // The same file can be chosen again after a failure.
      if (input.current) input.current.value = ''
    }
  }
  return (
    <>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className="mg-image-actions">
        <Button loading={busy} onClick={() => input.current?.click()}>
          {url ? 'Cambiar' : 'Subir imagen'}
        </Button>
        {url && remove}
        <input
          ref={input}
          className="sr-only"
          type="file"
          tabIndex={-1}
          aria-label={`Elegir ${title.toLowerCase()}`}
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <span className="soft">JPG, PNG o WebP de hasta 3 MB.</span>
      </div>
    </>
  )
}
