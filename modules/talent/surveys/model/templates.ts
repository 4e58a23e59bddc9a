import type { CompetenceInput, QuestionInput } from './definition.ts'
import type { SurveyType } from './survey-types.ts'

/** A survey to begin with. Its words are ours; whoever takes it changes what they want. */
export type SurveyTemplate = {
  readonly code: string
  readonly type: SurveyType
  readonly title: string
  readonly about: string
  readonly instructions: string
  readonly competences: readonly CompetenceInput[]
}

/** A question as most are: obligatory, and of nothing special. */
export const plainQuestion: Omit<QuestionInput, 'key' | 'title' | 'type'> = {
  subtitle: null,
  scaleCode: null,
  required: true,
  demographic: false,
  multiple: false,
  reversed: false,
  engagement: false,
  metadata: null,
  shownIf: null,
}

type Draft = Partial<QuestionInput> & Pick<QuestionInput, 'title' | 'type'>
type Part = readonly [title: string, description: string | null, questions: readonly Draft[]]

/** Keys count within the template: two surveys made of it are compared question by question. */
const parts = (code: string, rows: readonly Part[]): CompetenceInput[] =>
  rows.map(([title, description, questions], at) => ({
    key: `${code}-${at + 1}`,
    title,
    description,
    shownIf: null,
    weight: 1,
    questions: questions.map((question, place) => ({
      ...plainQuestion,
      key: `${code}-${at + 1}-${place + 1}`,
      ...question,
    })),
  }))

const agree = (title: string, more: Partial<QuestionInput> = {}): Draft => ({
  type: 'LIKERT',
  scaleCode: 'AGREE_5',
  title,
  ...more,
})
const performs = (title: string): Draft => ({ type: 'PERFORMANCE', scaleCode: 'PERF_5', title })
const open = (title: string): Draft => ({ type: 'OPEN', title, required: false })

export const templates: readonly SurveyTemplate[] = [
  {
    code: 'clima',
    type: 'CLIMATE',
    title: 'Clima breve',
    about: '12 afirmaciones en 4 dimensiones y un comentario: unos 5 minutos',
    instructions:
      'Queremos saber cómo es trabajar aquí. No hay respuestas correctas: marque lo que ' +
      'corresponde a su experiencia de los últimos seis meses.',
    competences: parts('clima', [
      [
        'Mi trabajo',
        null,
        [
          agree('Sé qué se espera de mi trabajo'),
          agree('Tengo lo necesario para hacer bien mi trabajo'),
          agree('La carga de trabajo me impide hacerlo bien', { reversed: true }),
        ],
      ],
      [
        'Mi jefatura',
        null,
        [
          agree('Mi jefatura me dice cómo lo estoy haciendo'),
          agree('Mi jefatura escucha lo que propongo'),
          agree('Mi jefatura trata a todos con respeto'),
        ],
      ],
      [
        'Mi equipo',
        null,
        [
          agree('En mi equipo nos ayudamos cuando alguien lo necesita'),
          agree('Puedo decir lo que pienso sin temor'),
          agree('Los problemas entre personas se conversan y se resuelven'),
        ],
      ],
      [
        'La empresa',
        null,
        [
          agree('Entiendo hacia dónde va la empresa', { engagement: true }),
          agree('Aquí se reconoce el trabajo bien hecho', { engagement: true }),
          agree('Me gustaría seguir trabajando aquí el próximo año', { engagement: true }),
          open('¿Qué cambiaría primero?'),
        ],
      ],
    ]),
  },
  {
    code: 'desempeno180',
    type: 'PERFORMANCE',
    title: 'Desempeño 180°',
    about: 'Autoevaluación y evaluación de la jefatura: 5 competencias, 15 conductas',
    instructions:
      'Piense en el trabajo de los últimos doce meses y en hechos que haya visto. Cada conducta ' +
      'se evalúa por separado.',
    competences: parts('desempeno180', [
      [
        'Resultados',
        'Cumple lo que se acuerda, con la calidad que se acuerda.',
        [
          performs('Cumple las metas acordadas en el plazo'),
          performs('Entrega un trabajo que no hay que rehacer'),
          performs('Avisa a tiempo cuando algo no se va a cumplir'),
        ],
      ],
      [
        'Colaboración',
        'Hace más fácil el trabajo de los demás.',
        [
          performs('Comparte lo que sabe con quien lo necesita'),
          performs('Ayuda a otros sin descuidar lo propio'),
          performs('Conversa los desacuerdos con respeto'),
        ],
      ],
      [
        'Atención a quienes servimos',
        'Conoce lo que necesitan clientes y áreas, y responde.',
        [
          performs('Pregunta lo que necesita la otra parte antes de actuar'),
          performs('Responde en el plazo que ofreció'),
          performs('Corrige los errores sin que haya que insistir'),
        ],
      ],
      [
        'Aprendizaje',
        'Mejora su forma de trabajar.',
        [
          performs('Pide y acepta observaciones sobre su trabajo'),
          performs('Propone mejoras y las prueba'),
          performs('Aprende lo nuevo que su cargo requiere'),
        ],
      ],
      [
        'Cuidado',
        'Cuida a las personas, los bienes y las reglas.',
        [
          performs('Cumple las normas de seguridad'),
          performs('Cuida los bienes de la empresa'),
          performs('Actúa con honestidad aunque nadie lo vea'),
          open('Una fortaleza y algo por mejorar'),
        ],
      ],
    ]),
  },
  {
    code: 'enps',
    type: 'ENGAGEMENT',
    title: 'Recomendación de la empresa (eNPS)',
    about: 'Una pregunta de 0 a 10 y su porqué: un minuto',
    instructions: 'Dos preguntas, un minuto.',
    competences: parts('enps', [
      [
        'Recomendación',
        null,
        [
          {
            type: 'LIKERT',
            scaleCode: 'ENPS_11',
            title: '¿Qué tan probable es que recomiende esta empresa como lugar para trabajar?',
          },
          open('¿Cuál es la razón principal de su respuesta?'),
        ],
      ],
    ]),
  },
  {
    code: 'dnc',
    type: 'DNC',
    title: 'Necesidades de capacitación (DNC)',
    about: 'Qué necesita aprender cada equipo, a qué nivel y cuántas personas',
    instructions:
      'Escriba lo que su equipo necesita aprender el próximo año, de lo más urgente a lo menos.',
    competences: parts('dnc', [
      [
        'Necesidades',
        null,
        [
          {
            type: 'MULTIPLE_OPEN_WITH_CHOICE',
            title: '¿Qué necesita aprender su equipo?',
            metadata: JSON.stringify({
              answers: 5,
              choices: ['Básico', 'Intermedio', 'Avanzado'].map((label, at) => ({
                value: at + 1,
                label,
              })),
              config: { number: true },
            }),
          },
          open('¿Qué debería poder hacer el equipo después que hoy no puede?'),
        ],
      ],
      [
        'Condiciones',
        null,
        [
          {
            type: 'SELECT',
            title: '¿Cómo conviene hacerlo?',
            multiple: true,
            metadata: JSON.stringify({
              options: [
                'Presencial, en el lugar de trabajo',
                'Presencial, en otro lugar',
                'A distancia, en horario de trabajo',
              ].map((label, at) => ({ value: at + 1, label })),
              config: { other: true },
            }),
          },
        ],
      ],
    ]),
  },
]

export const templateOf = (code: string): SurveyTemplate | undefined =>
  templates.find((one) => one.code === code)
