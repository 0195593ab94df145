import fc from 'fast-check'

/** When the clock of all tests begins, as an ISO time: `TEST_NOW=2028-02-29T12:00Z npx vitest run`. */
const testNow = process.env['TEST_NOW']
const isMoved = '__dateOfTheMachine' in globalThis

// Random cases are the same in every run, so that only a change turns them red; nightly runs draw others.
if (process.env['TESTS_THOROUGH'] !== '1')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 })

if (testNow !== undefined && !isMoved) {
  const MachineDate = Date
  const offsetMs = MachineDate.parse(testNow) - MachineDate.now()
  if (Number.isNaN(offsetMs))
    throw new Error(`TEST_NOW is "${testNow}". Give it as an ISO time: 2028-02-29T12:00Z.`)
  const now = () => MachineDate.now() + offsetMs
  const MovedDate = new Proxy(MachineDate, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Object.assign(globalThis, { Date: MovedDate, __dateOfTheMachine: MachineDate })
}
