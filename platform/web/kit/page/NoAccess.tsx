import { Link } from 'react-router'
import { useSlots } from '#platform/web/screen/slots.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { PageHeader } from './PageHeader.tsx'

/** Somebody opened what their rights do not reach: says so, and why. */
export function NoAccess({ reason }: { reason?: string }) {
  const { whyPath } = useSlots()
  const { flags, company } = useMe()
  return (
    <section className="mg-plain-screen">
      <svg width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
        <circle cx="28" cy="28" r="24" stroke="var(--line)" strokeWidth="2.5" />
        <rect
          x="18"
          y="26"
          width="20"
          height="14"
          rx="3"
          stroke="var(--accent)"
          strokeWidth="2.5"
        />
        <path d="M22 26v-4a6 6 0 0 1 12 0v4" stroke="var(--accent)" strokeWidth="2.5" />
      </svg>
      <PageHeader
        title="Sin acceso"
        context={
          reason ??
          (flags.former
            ? 'Esta página es de quienes trabajan en la empresa.'
            : 'Su perfil no tiene permiso para ver esta página.')
        }
      />
      {flags.former ? (
        <Former company={company?.name} />
      ) : (
        <p className="soft">
          Si la necesita para su trabajo, pídala a quien administra los perfiles de su empresa.
        </p>
      )}
      {whyPath && !flags.former && <Link to={whyPath}>¿Por qué no veo esto?</Link>}
      <Link to="/home">Volver al inicio</Link>
    </section>
  )
}

/** Whoever left has nobody who administers their profile: says the way to ask for a paper. */
function Former({ company }: { company: string | undefined }) {
  const { ownDataPath } = useSlots()
  return (
    <>
      <p className="soft">
        Su contrato terminó: aquí siguen sus liquidaciones, certificados y documentos. Si le falta
        un papel, pídalo a Recursos Humanos{company && ` de ${company}`}.
      </p>
      {ownDataPath && <Link to={ownDataPath}>Pedir mis datos a la empresa</Link>}
    </>
  )
}
