import { halo, scene, sceneInks } from './scene-pieces.ts'

/** A brewhouse in the morning: a wooden mash tun under steam, a copper, sun through tall windows. */
export function mashTunScene(): string {
  return [
    `<path fill="${sceneInks.dusk}" d="M0 0H1600V900H0z"/>`,
    scene(['plum', 'M0 0H1600V620H0z']),
    tiles(),
    windows(),
    scene(['ink', 'M0 60H1600V84H0zM0 150H1600V160H0z'], ['bark', 'M0 66H1600V78H0z']),
    kettle(),
    floor(),
    tun(),
    '<path fill="#f9dc95" opacity=".16" d="M470 130H690L1000 900H560zM800 130H1020L1420 900H980zM140 130H360L560 900H120z"/>',
    sacks(),
    steam(),
  ].join('')
}

function tiles(): string {
  let data = ''
  for (let y = 420; y <= 620; y += 40) data += `M0 ${y}H1600`
  for (let x = 20; x < 1600; x += 80) data += `M${x} 420V620`
  return scene(
    ['hop', 'M0 420H1600V620H0z'],
    ['-ink', data, 3],
    ['lamp', 'M0 404H1600V420H0z'],
    ['ink', 'M0 420H1600V426H0z'],
  )
}

function windows(): string {
  return [140, 470, 800, 1330]
    .map((x) =>
      scene(
        ['ink', `M${x - 16} 400V250A126 126 0 0 1 ${x + 236} 250V400z`],
        ['glow', `M${x} 384V250A110 110 0 0 1 ${x + 220} 250V384z`],
        ['lamp', `M${x} 384V330Q${x + 60} 290 ${x + 120} 324T${x + 220} 310V384z`],
        [
          'ember',
          `M${x} 384V360L${x + 50} 344H${x + 66}V320H${x + 80}V344L${x + 130} 362L${x + 170} 340L${x + 220} 362V384z`,
        ],
        [
          '-ink',
          `M${x + 110} 140V384M${x} 250H${x + 220}M${x} 318H${x + 220}M${x + 55} 156V384M${x + 165} 156V384M${x + 110} 250L${x + 30} 172M${x + 110} 250L${x + 190} 172`,
          7,
        ],
        ['steel', `M${x - 26} 396H${x + 246}V410H${x - 26}z`],
      ),
    )
    .join('')
}

function kettle(): string {
  return (
    scene(
      ['ink', 'M1172 0H1248V210H1172z'],
      ['copper', 'M1180 0H1240V214H1180z'],
      ['shine', 'M1190 0H1200V210H1190z'],
      ['ink', 'M1000 430C1000 250 1110 196 1210 196S1420 250 1420 430V700H1000z'],
      ['copper', 'M1012 430C1012 262 1116 208 1210 208S1408 262 1408 430V690H1012z'],
      ['clay', 'M1300 226C1372 270 1408 340 1408 430V690H1330V430Q1330 300 1300 226z'],
      ['-shine', 'M1050 420C1056 320 1100 262 1160 240M1050 460V660', 14],
      ['ink', 'M1000 428H1420V444H1000zM1000 640H1420V654H1000z'],
      ['lamp', 'M1160 300H1260V380H1160z'],
      ['ink', 'M1168 308H1252V372H1168z'],
      ['ember', 'M1176 340Q1210 320 1244 340V366H1176z'],
      ['-glow', 'M1186 352H1234', 5],
      ['paper', 'M1122 500a36 36 0 1 1-.1 0z'],
      ['-ink', 'M1122 536L1142 516M1096 536H1102M1122 510V516M1148 536H1142', 5],
      ['-ink', 'M1122 498a38 38 0 1 1-.1 0z', 6],
    ) +
    scene(
      [
        '-ink',
        Array.from({ length: 13 }, (_, at) => `M${1022 + at * 31} 436h.1M${1022 + at * 31} 647h.1`).join(''),
        9,
      ],
      ['-shine', Array.from({ length: 13 }, (_, at) => `M${1022 + at * 31} 435h.1`).join(''), 4],
    )
  )
}

function floor(): string {
  const lines = Array.from(
    { length: 15 },
    (_, at) => `M${800 + (at - 7) * 130} 700L${800 + (at - 7) * 290} 900`,
  ).join('')
  return scene(
    ['slate', 'M0 620H1600V900H0z'],
    ['iron', 'M0 700H1600V900H0z'],
    ['ink', 'M0 616H1600V630H0z'],
    ['-ink', `M0 700H1600M0 744H1600M0 810H1600${lines}`, 4],
    ['-foam', 'M80 722H160M380 770H480M860 850H960M1220 724H1280M1440 850H1540', 4],
  )
}

function tun(): string {
  const staves = Array.from({ length: 17 }, (_, at) => `M${300 + at * 40} 470L${308 + at * 39} 830`).join('')
  return (
    `<ellipse cx="620" cy="836" rx="380" ry="34" fill="${sceneInks.ink}" opacity=".5"/>` +
    scene(
      ['ink', 'M262 450H978L950 846H290z'],
      ['wood', 'M272 460H968L942 836H298z'],
      ['bark', 'M820 460H968L942 836H806z'],
      ['-bark', staves, 4],
      [
        '-malt',
        'M320 560L324 640M360 520L362 600M440 560L442 690M520 520V600M560 640V720M680 540V620M720 620L718 700',
        5,
      ],
      ['ink', 'M262 500H978L976 528H264zM274 640H966L964 668H276zM286 776H956L954 804H288z'],
      ['steel', 'M264 506H700V512H264zM276 646H680V652H276zM287 782H660V788H287z'],
      ['ink', 'M256 450A364 70 0 0 1 984 450A364 70 0 0 1 256 450z'],
      ['bark', 'M272 450A348 58 0 0 1 968 450A348 58 0 0 1 272 450z'],
      ['straw', 'M296 456A324 46 0 0 1 944 456A324 46 0 0 1 296 456z'],
      ['malt', 'M330 470Q460 440 560 466T800 462T920 468Q860 500 620 502T330 470z'],
      [
        '-cream',
        'M380 448q18-8 30 0M470 436q18-8 30 0M600 440q18-8 30 0M720 446q18-8 30 0M840 450q14-8 26 0M540 478q16-8 28 0M680 480q16-8 28 0',
        5,
      ],
      ['bark', 'M640 130L668 136L560 470L528 462z'],
      ['wood', 'M500 452L590 474L578 490L490 470z'],
      ['ink', 'M600 560H680V600H600z'],
      ['lamp', 'M600 690H660V706H676V752H656V720H600z'],
      ['ink', 'M592 680H612V716H592z'],
    )
  )
}

function sacks(): string {
  return scene(
    ['ink', 'M40 880V690Q44 650 96 652H190Q236 650 238 690V880z'],
    ['cream', 'M50 870V694Q56 662 100 662H186Q226 662 228 694V870z'],
    ['straw', 'M190 664Q228 662 228 694V870H180Q206 760 190 664z'],
    ['-wood', 'M86 664L100 640M112 662L120 634M146 662V632M172 662L166 634M196 664L184 640', 7],
    ['-oxide', 'M88 770H172M88 796H172', 8],
    ['hop', 'M130 694l8 22h22l-18 14 8 22-20-14-20 14 8-22-18-14h22z'],
    ['ink', 'M210 884V770Q214 742 250 744H320Q352 744 354 772V884z'],
    ['cream', 'M220 876V774Q224 754 254 754H316Q342 754 344 774V876z'],
    ['malt', 'M236 762Q282 728 330 762Q282 780 236 762z'],
    ['-bark', 'M250 756h.1M268 748h.1M286 750h.1M304 754h.1M276 762h.1M294 764h.1', 7],
    ['steel', 'M1430 760H1540L1528 880H1442z'],
    ['ink', 'M1424 752H1546V766H1424z'],
    ['-pale', 'M1450 784L1456 862', 7],
    ['-ink', 'M1436 752Q1486 680 1536 752', 6],
  )
}

function steam(): string {
  const curls = [
    'M470 420C400 360 520 320 460 250S540 150 490 80',
    'M610 410C540 340 680 290 620 210S700 120 650 40',
    'M760 420C700 360 820 320 770 250S850 160 800 90',
    'M380 430C340 390 410 360 370 310S410 240 390 200',
    'M880 430C840 390 910 350 870 300S920 230 890 180',
  ]
  return [
    `<g fill="none" stroke="${sceneInks.paper}" stroke-linecap="round"><path stroke-width="54" opacity=".13" d="${curls.join('')}"/><path stroke-width="26" opacity=".2" d="${curls.join('')}"/><path stroke-width="7" opacity=".75" d="${curls.join('')}"/></g>`,
    halo(620, 430, 330, 'glow'),
  ].join('')
}
