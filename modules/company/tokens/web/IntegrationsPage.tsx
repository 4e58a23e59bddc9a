import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** The programs that work with the company's data: their keys, and what they may ask for. */
export default function IntegrationsPage() {
  return (
    <DetailPage
      title="Integraciones"
      context="Los sistemas que leen y escriben en su empresa, cada uno con su clave"
    />
  )
}
