import { useMe } from '#platform/web/screen/me.tsx'
import { FolderDocuments } from './FolderDocuments.tsx'

/** One's own digital folder. */
export default function MineTab() {
  const { id } = useMe()
  return (
    <FolderDocuments
      title="Mis documentos"
      kind="PERSON"
      userId={id}
      empty={{
        title: 'Aún no tiene documentos',
        text: 'Aquí estarán su contrato, sus anexos y lo que la empresa le entregue.',
      }}
    />
  )
}
