import { FolderDocuments } from './FolderDocuments.tsx'

/** What the company keeps and shows: policies, rules, guides. */
export default function CompanyTab() {
  return (
    <FolderDocuments
      title="Documentos de la empresa"
      kind="COMPANY"
      uploads
      empty={{
        title: 'Aún no hay documentos',
        text: 'Aquí estarán contratos, anexos y políticas. Suba un archivo a una carpeta.',
      }}
    />
  )
}
