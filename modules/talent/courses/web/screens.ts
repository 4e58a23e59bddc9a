import { screensOf } from '#platform/web/screen/screens.ts'

const parent = 'cursos'

export const screens = screensOf([
  {
    path: parent,
    label: 'Cursos',
    permission: ['courses.read', 'courseProgress.read'],
    find: 'capacitación ley karin inducción derecho a saber lecciones',
    page: () => import('./CoursesPage.tsx'),
    tabs: [
      {
        path: '',
        label: 'Mis cursos',
        permission: 'courseProgress.read',
        page: () => import('./OwnTab.tsx'),
      },
      {
        path: 'todos',
        label: 'Todos',
        permission: 'courses.read',
        page: () => import('./AllTab.tsx'),
      },
      {
        path: 'avance',
        label: 'Avance',
        permission: 'courseProgress.massRead',
        besides: ['courses.read'],
        page: () => import('./GridTab.tsx'),
      },
      {
        path: 'asignaciones',
        label: 'Asignaciones',
        permission: 'courseProgress.create',
        page: () => import('./BatchesTab.tsx'),
      },
    ],
  },
  {
    path: 'cursos/mis-cursos/:id',
    label: 'Hacer un curso',
    permission: 'courseProgress.read',
    shows: 'courseAssignment',
    parent,
    find: false,
    page: () => import('./TakePage.tsx'),
  },
  {
    path: 'cursos/todos/:id',
    label: 'Curso',
    permission: 'courses.read',
    shows: 'course',
    parent,
    find: false,
    page: () => import('./CoursePage.tsx'),
  },
  {
    path: 'cursos/todos/:id/asignar',
    label: 'Asignar curso',
    permission: 'courseProgress.create',
    besides: ['courses.read', 'businesses.read'],
    shows: 'course',
    parent: 'cursos/todos/:id',
    find: false,
    page: () => import('./AssignPage.tsx'),
  },
  {
    path: 'cursos/asignaciones/:id',
    label: 'Asignación de curso',
    permission: 'courseProgress.create',
    shows: 'courseBatch',
    parent,
    find: false,
    page: () => import('./BatchPage.tsx'),
  },
  // Open to all: whoever holds a certificate may ask whether it is ours.
  {
    path: '/public/curso/:code',
    label: 'Verificación de curso',
    page: () => import('./VerifyPage.tsx'),
  },
])
