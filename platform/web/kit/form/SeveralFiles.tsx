import { CloseOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { UploadButton } from '../file/UploadButton.tsx'
import { FieldLabel } from './Field.tsx'
import { HiddenValue, useFill, useValue } from './form-hooks.tsx'
import './several-files.css'

/** A file that a form keeps, by its id. */
export type Attached = { id: string; name: string }

/** The files in a value of a form. */
export const filesIn = (value: unknown): Attached[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'id' in one && 'name' in one
      ? [{ id: String(one.id), name: String(one.name) }]
      : [],
  )

type Props = {
  name: string
  label: string
  most: number
  /** What the files are about, as the server keeps them. */
  about: { relatedType: string; relatedId: string }
}

/** Some files of a form, PDF or pictures: each is sent at once and kept by its id in the form. */
export function SeveralFiles({ name, label, most, about }: Props) {
  const files = filesIn(useValue(name))
  const fill = useFill()
  const without = (id: string) => files.filter((one) => one.id !== id)
  return (
    <Form.Item label={<FieldLabel text={label} optional />} className="mg-span">
      <HiddenValue name={name} />
      {files.length > 0 && (
        <ul className="mg-attached">
          {files.map((file) => (
            <li key={file.id}>
              <span>{file.name}</span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={`Quitar ${file.name}`}
                onClick={() => fill(name, without(file.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < most ? (
        <UploadButton
          text="Adjuntar"
          label={`${label}: PDF o imagen`}
          accept=".pdf,.jpg,.jpeg,.png"
          about={about}
          plain
          onSent={(id, fileName) => fill(name, [...files, { id, name: fileName }])}
        />
      ) : (
        <span className="soft">Hasta {most} archivos</span>
      )}
    </Form.Item>
  )
}
