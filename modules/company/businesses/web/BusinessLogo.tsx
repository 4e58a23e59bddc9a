import { BusinessOptions, UpdateBusinessOption } from '#generated/operations/businesses.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ImageSlot } from '#platform/web/kit/picture/ImageSlot.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Props = { businessId: string; name: string }

/** The logo of a razón social, one of its options: put, changed and removed beside its data. */
export function BusinessLogo({ businessId, name }: Props) {
  const can = useCan()
  const { data, reload } = useDetail(
    BusinessOptions,
    { input: { businessId } },
    { needs: 'businessOptions.read' },
  )
  const update = useAction(UpdateBusinessOption, { done: 'Logo guardado', after: reload })
  if (!data) return null
  const { version, conventions, logo } = data.businessOptions
  // Conventions go along as they are: the options of a razón social are saved together.
  const point = (logoId: string | null) =>
    update.run({ input: { businessId, version, conventions, logoId } })
  return (
    <Panel title="Logo" text="El que encabeza las páginas de esta razón social.">
      <ImageSlot
        title="Logo"
        of={name}
        url={logo}
        empty="Aún no hay."
        about={{ relatedType: 'businessLogo', relatedId: businessId }}
        mayChange={can('businessOptions.update')}
        onUploaded={async ({ id }) => void (await point(id))}
        remove={
          <ActionButton
            danger
            permission="businessOptions.update"
            confirm="La razón social queda sin logo."
            onClick={() => point(null)}
          >
            Quitar
          </ActionButton>
        }
      />
    </Panel>
  )
}
