import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { asText } from '#platform/web/look/format.ts'
import { isAddress } from '../../model/body.ts'

/** Makes the selected words lead somewhere; without an address, they lead nowhere. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const before: unknown = editor.getAttributes('link')['href']
  const [href, setHref] = useState(asText(before))
  const written = href.trim()
  const isWrong = written !== '' && !isAddress(written)
  const save = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (written === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href: written } }]
      chain.insertContent({ type: 'text', text: written, marks }).run()
    } else chain.setLink({ href: written }).run()
    onClose()
  }
  return (
    <Dialog
      title="Enlace"
      okText="Guardar"
      onOk={save}
      onCancel={onClose}
      okDisabled={isWrong ? 'Corrija la dirección' : undefined}
    >
      <label htmlFor={id}>Dirección</label>
      <TextInput
        id={id}
        value={href}
        autoFocus
        placeholder="https://"
        aria-invalid={isWrong}
        onChange={setHref}
      />
      <p className="soft">
        {isWrong
          ? 'Debe comenzar con https:// o mailto:'
          : 'Una página (https://) o un correo (mailto:)'}
      </p>
    </Dialog>
  )
}
