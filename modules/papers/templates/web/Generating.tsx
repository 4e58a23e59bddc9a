import { FileAddOutlined } from '@ant-design/icons'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { GenerateDialog } from './GenerateDialog.tsx'

/** «Generar documento» over the folder of a person. */
export default function Generating({ userId }: { userId: string }) {
  const form = useOpenForm('generar')
  return (
    <>
      <ActionButton
        icon={<FileAddOutlined aria-hidden />}
        permission="digitalFolder.create"
        besides={['documentTemplates.read', 'users.read', 'contracts.read']}
        onClick={() => form.open()}
      >
        Generar documento
      </ActionButton>
      {form.key !== undefined && <GenerateDialog form={form} userId={userId} />}
    </>
  )
}
