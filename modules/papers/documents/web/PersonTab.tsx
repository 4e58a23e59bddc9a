import { useOutletContext } from 'react-router'
import type { Person } from '#modules/people/people/web/index.ts'
import { FolderDocuments } from './FolderDocuments.tsx'

/** «Documentos» of the ficha: the digital folder of a person. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<{ person: Person; isOwn: boolean }>()
  return (
    <FolderDocuments
      title="Documentos"
      kind="PERSON"
      userId={person.id}
      uploads={!isOwn}
      empty={{
        title: 'Aún no hay documentos',
        text: isOwn
          ? 'Aquí estarán su contrato, sus anexos y lo que la empresa le entregue.'
          : 'Aquí estarán su contrato y sus anexos. Suba un archivo.',
      }}
    />
  )
}
