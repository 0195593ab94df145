import type { ApplicationDossier } from '../../../shared/api/selling-application-api.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { staffReads } from '../staff-calls.ts'

const nameOf = ({ application }: ApplicationDossier) => application.texts.breweryName

/** The applicant becomes its owner, and the console opens (NOTE-13). */
export const takeOnAction = (dossier: ApplicationDossier): PlainAction => ({
  title: `Take ${nameOf(dossier)} on`,
  thing: 'The application',
  call: `${staffReads.application(dossier.id)}/take-on`,
  fields: [
    {
      kind: 'words',
      name: 'reason',
      label: 'What did you look at? (optional)',
      hint: 'Colleagues read it.',
      maxLength: 500,
    },
  ],
  nameOf: () => `Take ${nameOf(dossier)} on`,
  done: `${nameOf(dossier)} is taken on.`,
})

export const turnDownAction = (dossier: ApplicationDossier): PlainAction => ({
  title: `Turn ${nameOf(dossier)} down`,
  thing: 'The application',
  call: `${staffReads.application(dossier.id)}/turn-down`,
  fields: [
    {
      kind: 'words',
      name: 'reason',
      label: 'Why?',
      hint: 'The applicant reads it.',
      maxLength: 500,
      missing: 'Say why: the applicant reads it.',
    },
  ],
  nameOf: () => `Turn ${nameOf(dossier)} down`,
  isDangerous: true,
  done: `${nameOf(dossier)} is turned down.`,
})
