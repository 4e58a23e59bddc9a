import { Alert, Slider } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '#platform/web/api/api.ts'
import { Dialog } from '../page/Dialog.tsx'
import { MAX_AVATAR_BYTES, upload, uploadProblem } from '#platform/web/api/upload.ts'

type Props = { relatedId: string; onClose: () => void; onDone: () => void }
const SIDE = 256
const FAILED = 'Error al subir imagen'

/** «Cambiar imagen de perfil»: choose, frame, save. What is sent is a square of 256 px. */
export function AvatarDialog({ relatedId, onClose, onDone }: Props) {
  const { canvas, ...picture } = usePicture()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      await sendAvatar(relatedId, await picture.square())
      onDone()
    } catch (failure) {
      picture.refuse(asApiError(failure).message || FAILED)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title="Cambiar imagen de perfil"
      okText="Guardar"
      okDisabled={picture.chosen ? undefined : 'Elija primero una imagen'}
      busy={busy}
      onOk={save}
      onCancel={onClose}
    >
      <div className="mg-avatar-dialog">
        {picture.chosen && (
          <>
            <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label="Vista previa" />
            <Slider
              min={1}
              max={3}
              step={0.05}
              value={picture.zoom}
              onChange={picture.setZoom}
              ariaLabelForHandle="Acercar"
            />
          </>
        )}
        <label className="mg-file-label">
          {picture.chosen ? 'Elegir otra imagen' : 'Elegir una imagen'}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => void picture.choose(event.target.files?.[0])}
          />
        </label>
        <p className="soft">JPG, PNG o WebP de hasta 3 MB.</p>
        {picture.problem && <Alert type="error" showIcon title={picture.problem} />}
      </div>
    </Dialog>
  )
}

/** The chosen image, how near it is seen, and the square that will be sent. */
function usePicture() {
  const [image, setImage] = useState<ImageBitmap>()
  const [zoom, setZoom] = useState(1)
  const [problem, setProblem] = useState<string>()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (image && canvas.current) draw(canvas.current, image, zoom)
  }, [image, zoom])

  const choose = async (file: File | undefined) => {
    if (!file) return
    const refused = uploadProblem([file], MAX_AVATAR_BYTES)
    setProblem(refused)
    if (refused) return
    try {
      setImage(await createImageBitmap(file))
      setZoom(1)
    } catch {
      setProblem(FAILED)
    }
  }
  const square = () =>
    new Promise<Blob | null>((done) => {
      if (canvas.current) canvas.current.toBlob(done, 'image/jpeg', 0.9)
      else done(null)
    })
  return { canvas, choose, square, zoom, setZoom, problem, refuse: setProblem, chosen: !!image }
}

async function sendAvatar(relatedId: string, blob: Blob | null): Promise<void> {
  if (!blob) throw new Error(FAILED)
  const file = new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
  await upload([file], { relatedId, relatedType: 'avatar', images: true })
}

/** The middle of the image, filling the square. */
function draw(canvas: HTMLCanvasElement, image: ImageBitmap, zoom: number) {
  const side = Math.min(image.width, image.height) / zoom
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2]
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, SIDE, SIDE)
  context?.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE)
}
