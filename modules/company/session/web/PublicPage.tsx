import { Link } from 'react-router'
import { SessionLayout } from './SessionLayout.tsx'

/** The public area: what it offers comes by its own links. */
export default function PublicPage() {
  return (
    <SessionLayout
      title="Área pública"
      text="Aquí se abren las encuestas que una empresa comparte por enlace."
    >
      <Link className="mg-button-link" to="/login">
        Ingresar
      </Link>
    </SessionLayout>
  )
}
