import { Alert, Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { asApiError } from '#platform/web/api.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { useCan } from '#platform/web/me.tsx'
import { MAX_AVATAR_BYTES, upload, uploadProblem } from '#platform/web/upload.ts'
import { useAction } from '#platform/web/useAction.ts'
import { RemoveCompanyImage } from './documents.ts'
import './companies.css'

type Company = {
  id: string
  name: string
  logo?: string | null
  loginBackground?: string | null
}
type Props = {
  company: Company
  /** Images are put from inside the company; who looks from the platform only sees them. */
  changes: boolean
  onChanged: () => void
}

/** What people see of the company before they sign in, and beside the menu. */
export function CompanyImages({ company, changes, onChanged }: Props) {
  return (
    <Panel
      title="Imagen de la empresa"
      text={
        changes
          ? 'El logo está en el menú y en la página de ingreso; el fondo, en la de ingreso. ' +
            'Son públicos: los ve también quien aún no ingresa.'
          : 'Se cambian desde dentro de la empresa, simulándola.'
      }
    >
      <div className="co-images">
        <Image
          image="logo"
          title="Logo"
          relatedType="companyLogo"
          url={company.logo}
          {...{ company, changes, onChanged }}
        />
        <Image
          image="ingreso"
          title="Fondo de la página de ingreso"
          relatedType="companyBackground"
          url={company.loginBackground}
          {...{ company, changes, onChanged }}
        />
      </div>
    </Panel>
  )
}

type ImageProps = Props & {
  image: 'logo' | 'ingreso'
  title: string
  relatedType: string
  url: string | null | undefined
}

function Image({ image, title, relatedType, url, company, changes, onChanged }: ImageProps) {
  const can = useCan()
  const cache = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const remove = useAction(RemoveCompanyImage, { done: 'Imagen quitada', after: onChanged })
  const choose = async (file: File | undefined) => {
    if (!file) return
    const refused = uploadProblem([file], MAX_AVATAR_BYTES)
    setProblem(refused)
    if (refused) return
    setBusy(true)
    try {
      await upload([file], { relatedId: company.id, relatedType, images: true })
      // The same image stands beside the menu and on every page that shows the company.
      void cache.invalidateQueries()
      onChanged()
    } catch (failure) {
      setProblem(asApiError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  const mayChange = changes && can('company.update')
  return (
    <figure className="co-image" data-kind={image}>
      <figcaption>{title}</figcaption>
      {url ? (
        <img src={url} alt={`${title} de ${company.name}`} />
      ) : (
        <p className="soft">Aún no hay: se muestra lo de Minga.</p>
      )}
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {mayChange && (
        <div className="co-image-actions">
          <Button loading={busy} onClick={() => input.current?.click()}>
            {url ? 'Cambiar' : 'Subir imagen'}
          </Button>
          {url && (
            <ActionButton
              danger
              permission="company.update"
              confirm="Vuelve a mostrarse lo de Minga."
              onClick={() => remove.run({ input: { image } })}
            >
              Quitar
            </ActionButton>
          )}
          <input
            ref={input}
            className="sr-only"
            type="file"
            tabIndex={-1}
            aria-label={`Elegir ${title.toLowerCase()}`}
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          <span className="soft">JPG, PNG o WebP de hasta 3 MB.</span>
        </div>
      )}
    </figure>
  )
}
