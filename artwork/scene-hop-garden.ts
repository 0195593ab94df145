import { motifArt } from './motif-art.ts'
import { printCut } from './print-cut.ts'
import { halo, lightRays, scene, sceneInks, stamped } from './scene-pieces.ts'

/** A hop garden at picking time: alleys of bines running down to the oast houses, cones close to. */
export function hopGardenScene(): string {
  return [
    `<path fill="${sceneInks.straw}" d="M0 0H1600V900H0z"/>`,
    lightRays(800, 330, 1300, 32, 'glow', 0.6),
    halo(800, 330, 360, 'paper'),
    scene(
      ['lamp', 'M800 190a140 140 0 1 1-.1 0z'],
      ['-paper', 'M120 110H380M180 138H330M1160 90H1420M1220 120H1380M560 70H690', 12],
      [
        '-ink',
        'M520 200q16-18 28 0q14-18 28 0M1040 180q14-16 24 0q12-16 24 0M1110 230q12-14 22 0q10-14 22 0',
        5,
      ],
    ),
    hills(),
    oasts(),
    ground(),
    alleys(),
    baskets(),
    close(),
  ].join('')
}

function hills(): string {
  return scene(
    ['sage', 'M0 450Q200 340 460 400T900 380T1300 400T1600 360V600H0z'],
    [
      '-leaf',
      'M80 420l30 40M160 392l34 50M250 380l34 50M350 388l30 46M480 410l24 36M1000 392l30 36M1120 396l30 40M1240 400l30 40M1360 392l34 44M1480 380l34 50',
      6,
    ],
    ['leaf', 'M0 500Q240 430 520 470T1060 450T1600 470V640H0z'],
    [
      '-hop',
      'M60 490l34 46M150 476l34 46M240 466l34 46M340 464l30 42M1160 462l30 42M1260 466l34 44M1380 474l34 44M1490 478l34 44',
      6,
    ],
  )
}

function oasts(): string {
  return scene(
    ['ink', 'M640 530V440L674 410H950L980 440V530z'],
    ['brick', 'M648 530V446H972V530z'],
    ['oxide', 'M640 444L676 404H946L980 444z'],
    ['ink', 'M660 444L716 300L772 444zM786 444L842 300L898 444z'],
    ['clay', 'M674 436L716 324L758 436zM800 436L842 324L884 436z'],
    ['-ink', 'M692 396H740M684 418H748M704 366H728M818 396H866M810 418H874M830 366H854', 4],
    ['paper', 'M702 310H730L742 262L700 274zM828 310H856L868 262L826 274z'],
    ['ink', 'M700 306H732V314H700zM826 306H858V314H826z'],
    ['glow', 'M690 470H720V506H690zM746 470H776V506H746zM920 466H950V496H920z'],
    ['ink', 'M820 466H876V530H820z'],
    ['wood', 'M826 472H870V530H826z'],
  )
}

function ground(): string {
  return scene(
    ['leaf', 'M0 560Q800 500 1600 560V900H0z'],
    [
      '-hop',
      'M30 760h60M140 840h90M220 730h50M60 880h70M1380 780h70M1500 850h60M1320 860h60M1540 740h40M290 800h50M1250 800h40',
      6,
    ],
    ['wood', 'M700 530H900L1180 900H420z'],
    ['bark', 'M700 530H730L540 900H420zM870 530H900L1180 900H1060z'],
    [
      '-straw',
      'M780 560L760 600M820 590L826 640M790 660L770 720M850 700L870 770M740 780L710 850M900 820L920 880M810 800V860',
      6,
    ],
  )
}

/** Rows of poles and bines that shrink towards the oasts, from the far end forward. */
function alleys(): string {
  const bine = scene(
    ['bark', 'M-6 0H6V-420H-6z'],
    [
      '-ink',
      'M-8-10q-60-40-24-90q-56-30-22-84q-50-36-12-88q-36-50 8-84q-10-44 30-56q50 8 62 56q44 34 14 86q40 50-6 88q34 52-16 84q30 50-18 88z',
      7,
    ],
    [
      'hop',
      'M-8-10q-60-40-24-90q-56-30-22-84q-50-36-12-88q-36-50 8-84q-10-44 30-56q50 8 62 56q44 34 14 86q40 50-6 88q34 52-16 84q30 50-18 88z',
    ],
    ['-leaf', 'M-22-40q-24-24-8-50M-28-130q-26-20-10-50M-22-220q-24-20-6-50M-10-320q-14-24 6-50', 5],
    [
      'leaf',
      'M-30-60q-40-8-36-40q34-6 46 24zM26-96q40-8 40-40q-36-6-46 24zM-34-176q-40-8-38-40q36-6 48 24zM30-220q40-8 40-40q-38-6-46 24zM-26-300q-40-8-36-40q34-6 46 24zM22-340q34-8 34-36q-32-6-42 20z',
    ],
    [
      'sage',
      'M14-40q22 6 18 40q-24 4-34-18zM-20-120q22 6 18 42q-26 4-34-20zM22-160q22 6 18 42q-26 4-34-20zM-14-240q22 6 18 42q-26 4-34-20zM16-290q22 6 18 42q-26 4-34-20z',
    ],
    ['-hop', 'M6-26q12 4 22 0M-26-104q12 4 22 0M16-144q12 4 22 0M-20-224q12 4 22 0M10-274q12 4 22 0', 3],
  )
  const places: (readonly [number, number, number])[] = []
  for (const scale of [0.34, 0.44, 0.58, 0.78, 1.06]) {
    const y = Math.round(470 + scale * 330)
    for (const side of [-1, 1]) {
      for (const lane of [230, 520, 830])
        places.push([Math.round(800 + side * lane * (scale + 0.12)), y, scale])
    }
  }
  const wires = scene([
    '-ink',
    'M0 232L660 400M1600 232L940 400M0 330L640 412M1600 330L960 412M330 380H1270M120 300H1480',
    3,
  ])
  return wires + stamped('b', bine, places)
}

function baskets(): string {
  return scene(
    ['ink', 'M632 736H868L840 872H660z'],
    ['straw', 'M640 742H860L834 864H666z'],
    [
      '-wood',
      'M646 770H856M652 800H850M658 830H842M690 744L700 862M730 744L734 862M770 744L766 862M810 744L800 862',
      5,
    ],
    ['hop', 'M636 744Q650 690 700 700Q730 664 770 690Q820 676 840 706Q866 712 866 744z'],
    [
      'sage',
      'M664 738q-4-34 22-36q20 16 6 38zM716 728q-4-36 22-38q22 16 6 40zM776 732q-4-36 22-38q22 16 6 40zM820 742q-4-30 20-32q18 14 6 34zM690 744q0-24 18-26q16 12 6 28zM748 746q0-26 20-28q16 12 6 30z',
    ],
    ['-hop', 'M672 722q8 4 18 0M724 710q8 4 18 0M784 714q8 4 18 0', 3],
  )
}

function close(): string {
  const cut = { ink: sceneInks.sage, paper: sceneInks.hop }
  return [
    scene(
      [
        'hop',
        'M0 0H420C380 60 300 70 260 130C220 200 120 190 90 280C70 340 30 350 0 420zM1600 0H1200C1240 50 1310 60 1350 120C1390 190 1480 190 1510 270C1530 330 1570 340 1600 400z',
      ],
      [
        'leaf',
        'M60 0C70 60 150 90 240 60C210 10 160-10 60 0zM0 150C40 140 110 180 110 260C60 270 0 240 0 150zM1540 0C1530 60 1450 90 1360 60C1390 10 1440-10 1540 0zM1600 140C1560 130 1490 170 1490 250C1540 260 1600 230 1600 140z',
      ],
      ['-hop', 'M90 14L210 50M10 170L100 250M1510 14L1390 50M1590 160L1500 240', 5],
    ),
    printCut(motifArt.hop, { ...cut, x: 170, y: 210, size: 270, id: 'h1' }),
    printCut(motifArt.hop, { ...cut, x: 350, y: 110, size: 170, id: 'h2' }),
    printCut(motifArt.hop, { ...cut, x: 1440, y: 200, size: 250, id: 'h3' }),
    printCut(motifArt.hop, { ...cut, x: 1270, y: 100, size: 150, id: 'h4' }),
  ].join('')
}
