import {
  brickLines,
  halo,
  lightRays,
  lyingCask,
  pendantLamp,
  scene,
  sceneInks,
  stamped,
  standingKeg,
} from './scene-pieces.ts'

/** A loading bay before the round: the roller door up on the morning, one pallet made of several breweries. */
export function loadingBayScene(): string {
  return [
    `<path fill="${sceneInks.slate}" d="M0 0H1600V900H0z"/>`,
    brickLines(0, 0, 1600, 640, 32, 'ink', 0.4),
    doorway(),
    racking(),
    floor(),
    '<path fill="#f9dc95" opacity=".3" d="M520 640H1240L1500 900H300z"/>',
    van(),
    stamped('k', standingKeg, [
      [180, 640, 0.6],
      [270, 640, 0.6],
      [360, 640, 0.6],
    ]),
    pallet(),
    truck(),
    halo(240, 236, 240),
    halo(1420, 236, 240),
    stamped('l', pendantLamp, [
      [240, 220, 1],
      [1420, 220, 1],
    ]),
    scene(['-ink', 'M0 14H1600', 28], ['iron', 'M0 6H1600V16H0z']),
  ].join('')
}

function doorway(): string {
  return [
    scene(['ink', 'M490 90H1270V650H490z'], ['straw', 'M516 170H1244V640H516z']),
    `<clipPath id="d"><path d="M516 170H1244V640H516z"/></clipPath><g clip-path="url(#d)">${lightRays(900, 430, 700, 24, 'glow', 0.7)}`,
    scene(
      ['glow', 'M900 330a96 96 0 1 1-.1 0z'],
      ['sage', 'M500 500Q640 430 800 474T1060 460T1260 480V640H500z'],
      ['-leaf', 'M560 480l22 30M620 462l22 34M700 462l20 30M1000 470l20 28M1100 466l22 32M1180 474l20 30', 5],
      ['plum', 'M516 560V490L556 456H566V430H580V468L610 490V560zM1244 560V470L1200 434L1156 470V560z'],
      ['lamp', 'M540 506H556V526H540zM576 506H592V526H576zM1180 490H1196V512H1180zM1212 490H1228V512H1212z'],
      ['leaf', 'M500 560Q860 520 1260 556V640H500z'],
    ),
    '</g>',
    scene(
      ['iron', 'M500 90H1260V182H500z'],
      ['-ink', 'M500 112H1260M500 134H1260M500 156H1260', 5],
      ['lamp', 'M500 178H1260V190H500z'],
      [
        'ink',
        'M516 178V190H552L564 178zM600 190L612 178H648L636 190zM684 190L696 178H732L720 190zM768 190L780 178H816L804 190zM852 190L864 178H900L888 190zM936 190L948 178H984L972 190zM1020 190L1032 178H1068L1056 190zM1104 190L1116 178H1152L1140 190zM1188 190L1200 178H1236L1224 190z',
      ],
      ['lamp', 'M470 90H490V650H470zM1270 90H1290V650H1270z'],
      [
        'ink',
        'M470 130L490 110V150L470 170zM470 210L490 190V230L470 250zM470 290L490 270V310L470 330zM470 370L490 350V390L470 410zM470 450L490 430V470L470 490zM470 530L490 510V550L470 570zM1270 130L1290 110V150L1270 170zM1270 210L1290 190V230L1270 250zM1270 290L1290 270V310L1270 330zM1270 370L1290 350V390L1270 410zM1270 450L1290 430V470L1270 490zM1270 530L1290 510V550L1270 570z',
      ],
    ),
  ].join('')
}

function racking(): string {
  const crate = scene(
    ['ink', 'M-46-70H46V0H-46z'],
    ['wood', 'M-40-64H40V-6H-40z'],
    ['-bark', 'M-40-36H40M-40-20H40', 4],
    ['paper', 'M-20-54H20V-26H-20z'],
    ['-ink', 'M-10-40H10', 5],
  )
  const can = scene(
    ['ink', 'M-46-56H46V0H-46z'],
    ['sea', 'M-40-50H40V-6H-40z'],
    ['-foam', 'M-24-50V-6M-8-50V-6M8-50V-6M24-50V-6', 4],
    ['lamp', 'M-40-36H40V-20H-40z'],
  )
  return [
    scene(
      ['ember', 'M50 300H66V650H50zM424 300H440V650H424zM1330 300H1346V650H1330zM1570 300H1586V650H1570z'],
      ['malt', 'M40 420H450V436H40zM40 534H450V550H40zM1320 420H1600V436H1320zM1320 534H1600V550H1320z'],
    ),
    stamped('c', crate, [
      [116, 420, 1],
      [214, 420, 1],
      [374, 420, 1],
      [330, 534, 1],
      [1400, 534, 1],
      [1510, 420, 1],
    ]),
    stamped('n', can, [
      [300, 420, 0.7],
      [116, 534, 1],
      [214, 534, 1],
      [1400, 420, 1],
      [1510, 534, 1],
    ]),
  ].join('')
}

function floor(): string {
  return scene(
    ['iron', 'M0 640H1600V900H0z'],
    ['dusk', 'M0 640H1600V672H0z'],
    ['ink', 'M0 636H1600V646H0z'],
    ['-ink', 'M0 720H1600M0 810H1600M300 646L100 900M600 646L500 900M1000 646L1080 900M1300 646L1480 900', 4],
    ['lamp', 'M440 700H470L330 900H290zM1290 700H1320L1470 900H1430z'],
    ['-slate', 'M60 760H180M640 860H760M980 740H1060M1200 850H1280', 5],
  )
}

function van(): string {
  return scene(
    ['ink', 'M960 330Q962 306 986 306H1226Q1250 306 1252 330V640H960z'],
    ['hop', 'M970 334Q972 316 990 316H1222Q1240 316 1242 334V620H970z'],
    ['night', 'M990 346H1222V590H990z'],
    ['bark', 'M990 470H1222V480H990z'],
    ['wood', 'M1004 410H1068V470H1004zM1074 426H1120V470H1074zM1140 400H1208V470H1140z'],
    ['steel', 'M1006 500H1062V590H1006zM1078 500H1134V590H1078zM1150 500H1206V590H1150z'],
    ['-ink', 'M1006 528H1062M1006 560H1062M1078 528H1134M1078 560H1134M1150 528H1206M1150 560H1206', 5],
    ['hop', 'M906 330L966 322V626L906 640zM1306 330L1246 322V626L1306 640z'],
    ['-ink', 'M906 330L966 322V626L906 640zM1306 330L1246 322V626L1306 640z', 5],
    ['lamp', 'M916 590H932V616H916zM1280 590H1296V616H1280z'],
    ['ink', 'M980 620H1040V676H980zM1172 620H1232V676H1172z'],
    ['steel', 'M950 606H1262V628H950z'],
    ['paper', 'M1070 596H1142V616H1070z'],
    ['-ink', 'M1082 606H1130', 5],
  )
}

function pallet(): string {
  return [
    `<ellipse cx="650" cy="862" rx="300" ry="22" fill="${sceneInks.ink}" opacity=".5"/>`,
    scene(
      [
        'bark',
        'M400 812H900V828H400zM400 848H900V864H400zM410 828H470V848H410zM620 828H680V848H620zM830 828H890V848H830z',
      ],
      ['wood', 'M392 800H908V816H392z'],
      ['-malt', 'M410 806H560M620 806H860', 4],
    ),
    `<use href="#k" transform="translate(460 800)scale(.92)"/><use href="#k" transform="translate(584 800)scale(.92)"/>`,
    stamped('f', lyingCask, [
      [766, 792, 0.94],
      [766, 644, 0.8],
      [520, 622, 0.8],
    ]),
    scene(
      ['ink', 'M640 700H648V800H640z'],
      ['bark', 'M656 524H876V536H656z'],
      ['oxide', 'M676 436H772V524H676z'],
      ['-ink', 'M676 436H772V524H676zM676 466H772M700 466V524M724 466V524M748 466V524', 4],
      ['lamp', 'M780 448H860V524H780z'],
      ['-ink', 'M780 448H860V524H780zM780 474H860M806 474V524M834 474V524', 4],
      ['-cream', 'M430 500L400 806M900 540L906 806', 4],
      ['paper', 'M552 690H632V770H552z'],
      ['-ink', 'M552 690H632V770H552zM564 708H620M564 724H606M564 740H620M564 754H596', 4],
    ),
  ].join('')
}

function truck(): string {
  return scene(
    [
      '-oxide',
      'M1080 872L1146 560Q1152 536 1176 540M1150 876L1212 570Q1216 546 1196 542M1098 790L1166 796M1112 720L1182 728M1128 650L1196 660',
      11,
    ],
    ['ink', 'M1040 868H1166V884H1040z'],
    ['ink', 'M1156 832a36 36 0 1 1-.1 0z'],
    ['steel', 'M1156 852a16 16 0 1 1-.1 0z'],
    ['ink', 'M1400 800H1560V880H1400z'],
    ['straw', 'M1408 806H1552V874H1408z'],
    ['-wood', 'M1408 828H1552M1408 850H1552', 4],
    ['ink', 'M1440 726H1540V800H1440z'],
    ['malt', 'M1446 732H1534V796H1446z'],
    ['paper', 'M1466 748H1514V778H1466z'],
    ['-ink', 'M1476 763H1504', 5],
  )
}
