import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

/** The platform seen from above: what it holds, how it is, what it wrote. */
export default function GlobalPage() {
  return (
    <DetailPage
      title="Administración global"
      context="La plataforma, por encima de las empresas"
      actions={
        <ActionButton look="primary" to={pathTo('empresas')} permission="companies.read">
          Ver empresas
        </ActionButton>
      }
    />
  )
}
