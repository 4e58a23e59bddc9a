import { useQueryClient } from '@tanstack/react-query'
import { RemoveCompanyImage } from '#generated/operations/companies.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ImageSlot } from '#platform/web/kit/picture/ImageSlot.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
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
  const remove = useAction(RemoveCompanyImage, { done: 'Imagen quitada', after: onChanged })
  return (
    <ImageSlot
      title={title}
      of={company.name}
      url={url}
      empty="Aún no hay: se muestra lo de Minga."
      cover={image === 'ingreso'}
      about={{ relatedId: company.id, relatedType }}
      mayChange={changes && can('company.update')}
      onUploaded={() => {
        // The same image is shown beside the menu and on every page that shows the company.
        void cache.invalidateQueries()
        onChanged()
      }}
      remove={
        <ActionButton
          danger
          permission="company.update"
          confirm="Vuelve a mostrarse lo de Minga."
          onClick={() => remove.run({ input: { image } })}
        >
          Quitar
        </ActionButton>
      }
    />
  )
}
