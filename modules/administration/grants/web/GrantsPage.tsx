import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** Who may do what in the company: profiles, who has them, and what narrows a role. */
export default function GrantsPage() {
  return (
    <DetailPage
      title="Perfiles y permisos"
      context={
        'El rol dice de quiénes son los registros; el perfil, qué servicios; ' +
        'la restricción, de qué razones sociales'
      }
    />
  )
}
