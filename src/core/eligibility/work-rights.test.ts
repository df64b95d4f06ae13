import { expect, test } from 'vitest'
import { workRightsIn } from './work-rights.ts'

test.each([
  ['Computer science graduate (June 2025), Canadian citizen', ['CA'], []],
  ['Born in Medellín, US permanent resident (green card)', [], ['US']],
  ['Indian citizen with an EU Blue Card; German permit to settle applied for', ['IN'], []],
  ['British citizen, no right to work in the EU', ['GB'], []],
  ['EU citizen; I work remotely from Cluj', ['eu'], []],
  ['Dual Irish/British citizen', ['GB', 'IE'], []],
  ['Citizen of Canada, right to work in the UK', ['CA'], ['GB']],
  ['Nationality: Nigerian. I need a work permit for Germany.', ['NG'], []],
  ['Deutscher Staatsbürger, arbeite in Berlin vor Ort', ['DE'], []],
  ['Nationalité française', ['FR'], []],
  [
    'Built the citizen portal of Hamburg, the national health app and the passport office queue',
    [],
    [],
  ],
  ['Won the Mexican national science award', [], []],
  ['French national champion in chess', [], []],
  ['Built the US Citizen Services API', [], []],
  ['I do not have a US green card', [], []],
  ['Green card applied for', [], []],
  ['Seeking a work permit in Germany', [], []],
  ['Work permit: none for Germany', [], []],
  ['Non-US citizen', [], []],
  ['Polish language, Danish passport', ['DK'], []],
  ['British-born Indian citizen', ['IN'], []],
  ['Authorized to work in the US; no sponsorship needed', [], ['US']],
])('%s', (text, citizenOf, mayWorkIn) => {
  expect(workRightsIn(text)).toMatchObject({ citizenOf, mayWorkIn })
})

test.each([
  ['Indian citizen, H-1B until 2027', true],
  ['F-1 student, OPT from June; I need sponsorship later', true],
  ['On a student visa in the UK', true],
  ['I will need visa sponsorship', true],
  ['US citizen', false],
  ['Authorized to work in the US; no sponsorship needed', false],
  ['Open to relocation where the employer sponsors the visa; will need sponsorship abroad', false],
  ['Cut the F-14 simulator build to two minutes and helped hire people on an H-1B', false],
])('%s: needs a visa, %s', (text, needsVisa) => {
  expect(workRightsIn(text).needsVisa).toBe(needsVisa)
})
