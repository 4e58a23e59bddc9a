import type { Flags, Role } from './roles.ts'
import type { Permission } from './services.ts'

/**
 * The sidebar, in the order and words of the product. An entry shows when one of its permissions is
 * held (and, for what is of a flag, the flag too); a group shows when something in it does. Paths
 * are under /home/. Entries whose screen is not built are left out by whoever knows the screens.
 */
export const menu: readonly MenuEntry[] = [
  {
    label: 'Administración',
    visibleTo: 'admin',
    children: [
      { label: 'Administración global', path: 'administracion-global', can: ['superadmin.read'] },
      { label: 'Empresas', path: 'empresas', can: ['companies.read'] },
      { label: 'Calendario legal', path: 'calendario-legal', can: ['legalCalendar.read'] },
      {
        label: 'Indicadores publicados',
        path: 'indicadores-publicados',
        can: ['publicFigures.read'],
      },
      { label: 'Auditorías', path: 'auditorias', can: ['audit.read'] },
    ],
  },
  { label: 'Inicio', path: 'dashboard', can: ['dashboard.read', 'superadmin.read'] },
  // What waits for one's answer; the specification has no such screen.
  { label: 'Bandeja', path: 'bandeja', can: ['absences.read', 'vacations.read'] },
  { label: 'Empresa', path: 'empresa', can: ['company.read'] },
  {
    label: 'Gestión de personas',
    children: [
      { label: 'Colaboradores', path: 'trabajadores', can: ['users.massRead'] },
      // Who has no list of people may still have a directory of some.
      {
        label: 'Colaboradores',
        path: 'workers',
        can: ['directory.read'],
        unless: ['users.massRead'],
      },
      { label: 'Organigrama', path: 'organigrama', can: ['orgChart.read'] },
      { label: 'Anuncios', path: 'anuncios', can: ['announcements.read'] },
      { label: 'Correcciones', path: 'correcciones', can: ['corrections.update'] },
      // What one proposed oneself, for people who answer nobody's corrections.
      {
        label: 'Correcciones',
        path: 'mis-correcciones',
        can: ['corrections.create'],
        unless: ['corrections.update'],
      },
      { label: 'Ingresos y salidas', path: 'ingresos-y-salidas', can: ['arrivals.massRead'] },
      { label: 'Extranjeros', path: 'extranjeros', can: ['residencePermits.massRead'] },
      {
        label: 'Documentos',
        path: 'documentos',
        can: ['digitalFolder.read'],
        find: 'carpetas contratos anexos políticas archivos',
      },
      { label: 'Anexos', path: 'anexos', can: ['annexes.create'] },
      {
        label: 'Firma digital',
        path: 'firma-digital',
        can: ['digitalSignature.read'],
        find: 'firmar clave documentos por firmar',
      },
    ],
  },
  {
    label: 'Gestión de tiempo',
    children: [
      { label: 'Ausentismo', path: 'ausencias', can: ['absences.read'] },
      { label: 'Vacaciones', path: 'vacaciones', can: ['vacations.read'] },
      {
        label: 'Feriados',
        path: 'feriados',
        can: ['holidays.read'],
        find: 'días feriados festivos irrenunciables interferiado calendario',
      },
      { label: 'Calendario', path: 'calendario', can: ['absences.read'] },
    ],
  },
  {
    label: 'Desarrollo Organizacional',
    children: [
      {
        label: 'Desempeño',
        children: [
          {
            label: 'Procesos de evaluación',
            path: 'procesos-de-evaluacion',
            can: ['evaluationProcesses.read'],
          },
          { label: 'Evaluaciones', path: 'evaluaciones', can: ['evaluations.read'] },
          { label: 'Planes de acción', path: 'planes-de-accion', can: ['actionPlans.read'] },
        ],
      },
      {
        label: 'Clima Laboral',
        children: [
          {
            label: 'Encuestas de Clima',
            path: 'encuestas-de-clima',
            can: ['surveys.read', 'climateResults.read'],
          },
        ],
      },
      {
        label: 'Cursos',
        path: 'cursos',
        can: ['courses.read', 'courseProgress.read'],
        find: 'capacitación ley karin inducción derecho a saber lecciones',
      },
    ],
  },
  {
    label: 'Remuneraciones',
    children: [
      {
        label: 'Reportes Remuneraciones',
        path: 'processSummary',
        can: ['payrollReports.read', 'payslips.massRead', 'payrollDashboard.read'],
      },
      { label: 'Procesos', path: 'procesos', can: ['payrollMonths.read'] },
      {
        label: 'Finiquitos',
        path: 'finiquitos',
        can: ['settlements.read'],
      },
      {
        label: 'Mantención',
        path: 'maintenance-payroll',
        can: ['items.read', 'formulas.read', 'variables.read'],
      },
      { label: 'Indicadores', path: 'indicadores', can: ['indicators.read'] },
      // One's own, for people who read nobody else's: what a worker opens most.
      {
        label: 'Liquidaciones',
        path: 'liquidaciones',
        can: ['payslips.read'],
        unless: ['payrollMonths.read'],
      },
      {
        label: 'Préstamos',
        path: 'mis-prestamos',
        can: ['payslips.read'],
        unless: ['userItems.read'],
      },
      // Whoever left finds it here, with no image of theirs to set; the others by their notice.
      {
        label: 'Mi finiquito',
        path: 'mi-finiquito',
        can: ['ownSettlements.read'],
        unless: ['avatars.update'],
      },
      // Beyond the product's own (docs/decisions/0046), by what people do with them.
      {
        label: 'Trabajo del mes',
        folds: true,
        children: [
          { label: 'Retroactivos', path: 'retroactivos', can: ['payrollMonths.read'] },
          { label: 'Cambios masivos', path: 'cambios-masivos', can: ['userItems.update'] },
          { label: 'Tratos', path: 'tratos', can: ['piecework.create', 'pieceworkTasks.read'] },
          { label: 'Escenarios', path: 'escenarios', can: ['scenarios.read'] },
        ],
      },
      {
        label: 'Pagos',
        folds: true,
        children: [
          { label: 'Nóminas de pago', path: 'nominas-de-pago', can: ['bankTemplates.read'] },
          { label: 'Nóminas hechas', path: 'nominas-de-pago/hechas', can: ['transfers.read'] },
          { label: 'Terceros', path: 'terceros', can: ['transfers.read'] },
          { label: 'Proveedores', path: 'proveedores', can: ['suppliers.read'] },
        ],
      },
      {
        label: 'Declaraciones y contabilidad',
        folds: true,
        children: [
          { label: 'Declaraciones', path: 'declaraciones', can: ['filings.read'] },
          { label: 'Cumplimiento', path: 'cumplimiento', can: ['compliance.read'] },
          { label: 'Centralización', path: 'centralizacion', can: ['centralization.read'] },
          { label: 'Plan de cuentas', path: 'plan-de-cuentas', can: ['accountingPlan.read'] },
          { label: 'Códigos del Estado', path: 'codigos-del-estado', can: ['indicators.read'] },
        ],
      },
      {
        label: 'Casos de personas',
        folds: true,
        children: [
          {
            label: 'Términos de contrato',
            path: 'terminos',
            can: ['contractSettlements.create', 'contracts.massRead'],
          },
          { label: 'Préstamos', path: 'prestamos', can: ['userItems.read'] },
          { label: 'Planes de isapre', path: 'planes-de-isapre', can: ['healthPlans.read'] },
          {
            label: 'Subsidios de licencias',
            path: 'subsidios-de-licencias',
            can: ['leaveSubsidies.read'],
          },
          { label: 'Reclamos', path: 'reclamos', can: ['payslipDisputes.update'] },
          { label: 'Certificados', path: 'certificados', can: ['certificates.read'] },
          { label: 'Gastos', path: 'gastos', can: ['expenseReports.read'] },
        ],
      },
    ],
  },
  {
    label: 'Reportes',
    path: 'reports',
    can: ['peopleReports.read', 'reports.read'],
  },
  {
    label: 'Importadores',
    path: 'importaciones',
    can: ['importPayroll.read', 'importPeople.read', 'importSystem.read'],
  },
  // Beyond the product's own: who answers what people ask of their own data.
  { label: 'Privacidad', path: 'privacidad', can: ['privacyRequests.update'] },
]

export type MenuEntry = MenuLink | MenuGroup
export type MenuLink = Shown & {
  label: string
  path: string
  can: readonly Permission[]
  /** Held, it hides the entry: another one of the same name leads further. */
  unless?: readonly Permission[]
  /** More words by which the command palette finds it, where no `web/screens.ts` says them. */
  find?: string
}
export type MenuGroup = Shown & {
  label: string
  children: readonly MenuEntry[]
  /** A group within a group that opens by itself; where little is shown it does without. */
  folds?: boolean
}

/** The flag that a tab, a column, a breadcrumb or a menu entry is kept for. */
export type VisibleTo = 'admin' | 'superManager' | 'manager'

/** What tabs, columns and breadcrumbs may say about who sees them. */
export type Shown = { visibleTo?: VisibleTo; hidden?: boolean }

/** What only some flags see outside the sidebar. */
export const surfaces = {
  companyName: 'admin',
  rawServerError: 'admin',
} as const satisfies Record<string, VisibleTo>

/** Whether somebody with these flags sees a tab, a column, a breadcrumb or an entry. */
export function isShown(flags: Flags, { visibleTo, hidden }: Shown): boolean {
  if (hidden) return false
  if (visibleTo === undefined) return true
  return { admin: flags.isAdmin, superManager: flags.isSuperManager, manager: flags.isManager }[
    visibleTo
  ]
}

/** The sidebar of somebody; `built` says which paths have a screen. */
export function menuFor(
  flags: Flags,
  held: ReadonlySet<string>,
  built: (path: string) => boolean = () => true,
  entries: readonly MenuEntry[] = menu,
): readonly MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (!isShown(flags, entry)) return []
    if ('children' in entry) {
      const children = unfolded(menuFor(flags, held, built, entry.children))
      return children.length > 0 ? [{ ...entry, children }] : []
    }
    if (entry.unless?.some((one) => held.has(one))) return []
    return built(entry.path) && entry.can.some((one) => held.has(one)) ? [entry] : []
  })
}

/** As many entries as are found at a glance; more of them stand in groups that fold. */
const AT_A_GLANCE = 7

/** Entries of a group: without groups that fold where all are few, or where one holds one entry. */
function unfolded(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const few = linksOf(entries).length <= AT_A_GLANCE
  return entries.flatMap((entry) =>
    'children' in entry && entry.folds && (few || entry.children.length === 1)
      ? entry.children
      : [entry],
  )
}

/** The links of entries without their groups, in their order. */
export const linksOf = (entries: readonly MenuEntry[]): readonly MenuLink[] =>
  entries.flatMap((entry) => ('children' in entry ? linksOf(entry.children) : [entry]))

/** Where /home alone leads: a guest has nothing there. */
export const homeOf = (role: Role): string => (role === 'GUEST' ? '/login' : '/home/dashboard')
