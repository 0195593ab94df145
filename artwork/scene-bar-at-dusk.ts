import { printCut } from './print-cut.ts'
import { emblemArt } from './emblem-art.ts'
import { halo, pendantLamp, scene, sceneInks, stamped } from './scene-pieces.ts'

/** A pub as the lamps are lit: three hand pulls, a back bar of bottles, the street going blue outside. */
export function barAtDuskScene(): string {
  return [
    `<path fill="${sceneInks.plum}" d="M0 0H1600V900H0z"/>`,
    panelling(),
    streetWindow(),
    backBar(),
    halo(330, 280, 360),
    halo(800, 280, 400),
    halo(1270, 280, 360),
    stamped('l', pendantLamp, [
      [330, 270, 1.2],
      [800, 270, 1.2],
      [1270, 270, 1.2],
    ]),
    counter(),
    pulls(),
    pints(),
  ].join('')
}

function panelling(): string {
  let data = ''
  for (let x = 0; x < 1600; x += 58) data += `M${x} 0V640`
  return scene(
    ['brick', 'M0 0H1600V640H0z'],
    ['-plum', data, 5],
    ['bark', 'M0 0H1600V46H0z'],
    ['lamp', 'M0 46H1600V52H0z'],
  )
}

function streetWindow(): string {
  return scene(
    ['ink', 'M60 110H560V570H60z'],
    ['bark', 'M68 118H552V562H68z'],
    ['sea', 'M88 138H532V542H88z'],
    ['slate', 'M88 138H532V300Q300 260 88 320z'],
    ['ember', 'M88 400Q300 350 532 390V542H88z'],
    ['malt', 'M88 440Q320 400 532 430V542H88z'],
    [
      'ink',
      'M88 542V430L128 396H138V370H152V408L176 430V452L214 420L252 452V400L266 330L280 400V452H330L360 428H368V404H382V436L408 460H440V380H450V340H462V380H474V460L500 438L532 462V542z',
    ],
    [
      'lamp',
      'M108 450H120V468H108zM140 450H152V468H140zM204 470H216V488H204zM348 470H360V488H348zM380 480H392V498H380zM452 420H462V436H452zM500 480H512V498H500z',
    ],
    ['glow', 'M470 178a26 26 0 1 1-20 44a30 30 0 0 0 20-44z'],
    ['-glow', 'M150 190h.1M240 170h.1M340 210h.1M390 160h.1M190 250h.1', 7],
    ['bark', 'M302 130H318V550H302zM80 320H540V334H80z'],
    ['wood', 'M44 562H576V584H44z'],
    ['hop', 'M40 96H150Q130 300 60 420H40zM580 96H470Q490 300 560 420H580z'],
    [
      '-leaf',
      'M70 100Q74 240 56 360M100 100Q100 220 76 320M550 100Q546 240 564 360M520 100Q520 220 544 320',
      6,
    ],
    ['ink', 'M24 88H596V102H24z'],
  )
}

function backBar(): string {
  const bottle = scene(['ink', 'M-17 0V-62C-17-84-8-88-8-104V-128H8V-104C8-88 17-84 17-62V0z'])
  const colours = ['hop', 'copper', 'oxide', 'malt', 'leaf', 'clay', 'lamp'] as const
  const row = (y: number, from: number) =>
    Array.from({ length: 13 }, (_, at) => {
      const x = 676 + at * 68
      const ink = sceneInks[colours[(at * 3 + from) % colours.length]!]
      return `<use href="#b" transform="translate(${x} ${y})"/><path fill="${ink}" d="M${x - 12} ${y - 5}V${y - 60}C${x - 12} ${y - 80} ${x - 4} ${y - 86} ${x - 4} ${y - 104}H${x + 4}C${x + 4} ${y - 86} ${x + 12} ${y - 80} ${x + 12} ${y - 60}V${y - 5}z"/><path fill="${sceneInks.paper}" d="M${x - 12} ${y - 46}h24v24h-24z"/>`
    }).join('')
  return [
    scene(
      ['ink', 'M620 100H1560V600H620z'],
      ['bark', 'M632 112H1548V600H632z'],
      ['ember', 'M648 128H1532V590H648z'],
      ['malt', 'M690 128H1490V590H690z'],
      ['lamp', 'M760 128H1420V590H760z'],
    ),
    `<defs><g id="b">${bottle}</g></defs>`,
    row(290, 0),
    row(446, 4),
    scene(
      ['ink', 'M640 290H1540V306H640zM640 446H1540V462H640z'],
      ['wood', 'M640 290H1540V298H640zM640 446H1540V454H640z'],
      ['bark', 'M620 84H1560V116H620z'],
      ['-lamp', 'M640 100H1540', 4],
    ),
    scene(
      [
        'paper',
        'M680 520H720L714 590H686zM740 520H780L774 590H746zM1400 520H1440L1434 590H1406zM1460 520H1500L1494 590H1466z',
      ],
      ['ink', 'M900 486H1280V600H900z'],
      ['-cream', 'M930 516H1090M930 540H1150M930 564H1070M1200 516H1240M1200 540H1240M1200 564H1240', 6],
    ),
  ].join('')
}

function counter(): string {
  let tiles = ''
  for (let x = 0; x < 1600; x += 100) tiles += `M${x} 716V900M${x + 50} 730l36 62-36 62-36-62z`
  return [
    scene(
      ['ink', 'M0 640H1600V720H0z'],
      ['wood', 'M0 648H1600V676H0z'],
      ['bark', 'M0 676H1600V708H0z'],
      ['-malt', 'M40 658H300M420 664H660M780 656H1080M1180 664H1520', 4],
      ['hop', 'M0 720H1600V900H0z'],
      ['-leaf', tiles, 5],
      ['lamp', 'M0 866H1600V880H0z'],
      ['ink', 'M0 880H1600V886H0z'],
    ),
    '<path fill="#f9dc95" opacity=".25" d="M140 648H520L460 676H200zM600 648H1000L930 676H670zM1080 648H1460L1400 676H1140z"/>',
  ].join('')
}

function pulls(): string {
  const pull = scene(
    ['ink', 'M-34 0H34V-22H-34z'],
    ['lamp', 'M-28-4H28V-18H-28z'],
    ['ink', 'M-16-22L-20-150H20L16-22z'],
    ['lamp', 'M-10-24L-13-146H13L10-24z'],
    ['ink', 'M-14-150C-30-210-26-290-12-340H12C26-290 30-210 14-150z'],
    ['paper', 'M-8-156C-22-212-18-288-7-332H7C18-288 22-212 8-156z'],
    ['steel', 'M4-330H7C18-288 22-212 8-156H2Q14-240 4-330z'],
    ['ink', 'M-16-340H16V-352H-16z'],
    ['lamp', 'M0-376a14 14 0 1 1-.1 0z'],
    ['-lamp', 'M-16-60Q-60-70-60-20V20', 9],
  )
  const clips = [
    ['hop', 'hop'],
    ['oxide', 'stag'],
    ['sea', 'anchor'],
  ] as const
  return [
    stamped('p', pull, [
      [640, 646, 1],
      [800, 646, 1],
      [960, 646, 1],
    ]),
    ...clips.map(([ink, emblem], at) => {
      const x = 640 + at * 160
      return (
        scene(
          [
            'ink',
            `M${x} 402C${x + 30} 418 ${x + 54} 416 ${x + 64} 412V476C${x + 64} 528 ${x + 30} 552 ${x} 564C${x - 30} 552 ${x - 64} 528 ${x - 64} 476V412C${x - 54} 416 ${x - 30} 418 ${x} 402z`,
          ],
          [
            ink,
            `M${x} 410C${x + 28} 424 ${x + 48} 424 ${x + 57} 421V476C${x + 57} 522 ${x + 28} 545 ${x} 556C${x - 28} 545 ${x - 57} 522 ${x - 57} 476V421C${x - 48} 424 ${x - 28} 424 ${x} 410z`,
          ],
          ['paper', `M${x - 72} 486H${x + 72}V520H${x - 72}z`],
          ['-ink', `M${x - 46} 503H${x + 46}`, 9],
        ) +
        printCut(emblemArt[emblem], {
          x,
          y: 452,
          size: 54,
          ink: sceneInks.paper,
          paper: sceneInks[ink],
          id: `e${at}`,
        })
      )
    }),
  ].join('')
}

function pints(): string {
  const pint = scene(
    ['ink', 'M-46-156H46L34 4H-34z'],
    ['malt', 'M-38-130H38L28-4H-28z'],
    ['lamp', 'M-38-130H-10L-14-4H-28z'],
    ['paper', 'M-42-152Q-30-172-16-158Q0-178 14-160Q32-172 42-150L39-120Q26-110 14-120T-12-118T-39-122z'],
    ['-glow', 'M-24-104L-18-24', 7],
    ['-lamp', 'M8-90h.1M16-60h.1M4-40h.1M18-104h.1', 5],
  )
  const dark = scene(
    ['ink', 'M-46-156H46L34 4H-34z'],
    ['bark', 'M-38-120H-22L-16-6H-28z'],
    ['cream', 'M-41-148H41L38-116H-38z'],
    ['-clay', 'M-26-100L-20-24', 6],
  )
  return [
    scene(
      ['cream', 'M272 662H372V674H272zM1210 664H1310V676H1210z'],
      ['ink', 'M272 674H372V678H272zM1210 676H1310V680H1210z'],
      ['oxide', 'M560 672H1040V688H560z'],
      ['paper', 'M560 676H1040V680H560z'],
    ),
    stamped('q', pint, [
      [322, 664, 1.15],
      [1130, 668, 1.15],
    ]),
    stamped('r', dark, [[1260, 666, 1.15]]),
    scene(
      ['paper', 'M110 600H220V666H110z'],
      ['ink', 'M124 616H206V622H124zM124 634H190V640H124z'],
      ['steel', 'M1420 610H1520L1508 668H1432z'],
      ['ink', 'M1414 602H1526V614H1414z'],
      ['lamp', 'M1440 560H1446V606H1440zM1470 548H1476V606H1470zM1498 566H1504V606H1498z'],
    ),
  ].join('')
}
