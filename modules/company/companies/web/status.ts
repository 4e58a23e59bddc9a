import type { Tone } from '#platform/web/kit/record/StatusTag.tsx'

const tones: Readonly<Record<string, Tone>> = { ACTIVE: 'success', INACTIVE: 'danger' }

/** How the state of a company is coloured. */
export const toneOf = (status: string): Tone => tones[status] ?? 'warning'

type Name = string | null | undefined

/** What each action over a company asks before it runs. */
export const asked = {
  simulate: (name: Name) =>
    `Por 30 minutos trabajará como ${name}. ` +
    'Todo lo que haga queda en su auditoría con el nombre de usted.',
  suspend: (name: Name) =>
    `Nadie de ${name} podrá ingresar y quienes están dentro salen de inmediato. ` +
    'Sus datos se conservan.',
  activate: (name: Name) => `Las personas de ${name} podrán volver a ingresar.`,
}

export const turned = ({ status }: { status: string }) =>
  status === 'ACTIVE' ? 'Empresa activada' : 'Empresa suspendida'
