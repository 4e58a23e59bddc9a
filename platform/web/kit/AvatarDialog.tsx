import { Alert, Modal, Slider } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '../api.ts'
import { MAX_AVATAR_BYTES, upload, uploadProblem } from '../upload.ts'

type Props = { relatedId: string; onClose: () => void; onDone: () => void }
const SIDE = 256

/** «Cambiar imagen de perfil»: choose, frame, save. What is sent is a square of 256 px. */
export function AvatarDialog({ relatedId, onClose, onDone }: Props) {
  const [image, setImage] = useState<ImageBitmap>()
  const [zoom, setZoom] = useState(1)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
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
      setProblem('Error al subir imagen')
    }
  }
  const save = async () => {
    setBusy(true)
    try {
      const blob = await new Promise<Blob | null>((done) =>
        canvas.current?.toBlob(done, 'image/jpeg', 0.9),
      )
      if (!blob) throw new Error('Error al subir imagen')
      await upload([new File([blob], 'avatar.jpg', { type: 'image/jpeg' })], {
        relatedId,
        relatedType: 'avatar',
        images: true,
      })
      onDone()
    } catch (failure) {
      setProblem(asApiError(failure).message || 'Error al subir imagen')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title="Cambiar imagen de perfil"
      okText="Guardar"
      cancelText="Cancelar"
      okButtonProps={{ disabled: !image }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="mg-avatar-dialog">
        {image ? (
          <>
            <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label="Vista previa" />
            <Slider
              min={1}
              max={3}
              step={0.05}
              value={zoom}
              onChange={setZoom}
              ariaLabelForHandle="Acercar"
            />
          </>
        ) : null}
        <label className="mg-file-label">
          {image ? 'Elegir otra imagen' : 'Elegir una imagen'}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </label>
        <p className="soft">JPG, PNG o WebP de hasta 3 MB.</p>
        {problem && <Alert type="error" showIcon title={problem} />}
      </div>
    </Modal>
  )
}

/** The middle of the image, filling the square. */
function draw(canvas: HTMLCanvasElement, image: ImageBitmap, zoom: number) {
  const side = Math.min(image.width, image.height) / zoom
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, SIDE, SIDE)
  context?.drawImage(
    image,
    (image.width - side) / 2,
    (image.height - side) / 2,
    side,
    side,
    0,
    0,
    SIDE,
    SIDE,
  )
}
