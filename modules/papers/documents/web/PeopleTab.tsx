import { FolderDocuments } from './FolderDocuments.tsx'

/** The digital folders of everybody within reach. */
export default function PeopleTab() {
  return (
    <FolderDocuments
      title="Documentos de personas"
      kind="PERSON"
      uploads
      empty={{
        title: 'Aún no hay documentos de personas',
        text: 'Aquí estarán sus contratos y anexos. Suba un archivo a la carpeta de alguien.',
      }}
    />
  )
}
