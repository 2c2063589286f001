/**
 * Written by `bench/main-text/train.py`: decision trees of which the sum, put through the
 * logistic function, is the probability that a block belongs to the main content. Each line is
 * a feature with a bound, followed by what holds up to it, then above it.
 */
export const TREES = `
parent.prose 0
 in300.place 0.0295754
  -1.0661
  own.action 0
   repeat 0
    page.form 3.5
     links1 0.505102
      named.overlay 0
       depth 25.5
        item.links 0
         -0.9439
         -0.8457
        -0.9981
       -1.0150
      page.links 0.673929
       -1.0017
       grandparent.share 0.00447846
        -1.0098
        -0.8005
     -0.9948
    in100.blocks 341.5
     -1.0309
     group.last 0.889607
      -1.0165
      -0.8348
   -1.0493
 named.overlay 0
  repeat 0
   in30.perBlock 10.0058
    page.form 3.5
     item.links 0
      -0.9633
      -0.8320
     -0.9811
    grandparent.share 0.263018
     named.comment 0
      named.review 0
       item.links 0
        -0.8483
        -0.7399
       -0.9798
      -0.9494
     names.for 0
      -0.6488
      -0.8080
   -0.9958
  -1.0668

parent.proseShare 0
 names.grandparent -1.5
  -0.1119
  outer.rowShare 0.491689
   in30.links 0.39298
    group.share 0.011488
     -0.0554
     0.0175
    group.perBlock 4.89272
     -0.1092
     -0.0325
   group.share 0.0469906
    -0.0267
    tag 23.5
     in30.links 0.814576
      0.1724
      in100.share 0.221664
       -0.0576
       in100.place 0.0214619
        -0.0554
        0.1497
     -0.0890
 group.share 0.0693315
  tag 15.5
   names.grandparent -6.5
    -0.0697
    within.footer 0
     grandparent.place 0.756686
      0.1351
      0.0184
     -0.0899
   -0.0623
  in1000.proseShare 0.500562
   grandparent.place 0.56202
    0.0663
    -0.0818
   names.grandparent -4.5
    -0.0088
    within.footer 0
     tag 18.5
      named.footer 0
       0.2381
       0.0554
      names.mostFor 11.5
       -0.0388
       0.1440
     -0.0763

parent.perBlock 9.29828
 names.parent -4.5
  -0.1141
  outer.rowProse 0
   afterH1 0
    afterH1 -5614
     -0.0248
     -0.1180
    wordsBefore 0.847619
     names.grandparent 0
      -0.0293
      0.0334
     -0.1063
   kin.share 0.147323
    names.grandparent 0
     -0.0559
     kin.links 0.92134
      item.words 42.5
       0.0547
       -0.0235
      -0.0545
    names.grandparent -3.5
     -0.0668
     kin.links 0.960321
      0.1624
      -0.0028
 kin.share 0.117463
  names.grandparent -3.5
   -0.0808
   after8.words 8.53571
    -0.0173
    copies 1.5
     0.0972
     -0.0137
  afterH1 140.5
   copies 1.5
    names.grandparent 0
     0.0536
     0.2011
    0.0079
   kin.links 0.0240248
    in1000.place 0.497517
     0.0528
     -0.0976
    outer.rowProse 0.0466549
     -0.0202
     0.1568

proseBefore 3.5
 named.overlay 0
  copies 1.5
   kin.first 0.697908
    grandparent.share 0.0279668
     group.parents 1.5
      -0.0058
      0.0881
     named.footer 0
      group.sentences 0
       0.0736
       0.1823
      0.0086
    group.first 0.883101
     named.review 0
      0.0570
      -0.0703
     -0.0585
   -0.0156
  -0.1088
 in300.place 0.0295754
  grandparent.share 0.263018
   -0.1079
   -0.0107
  up.nav 0
   group.sentences 0.00439091
    group.parents 42.5
     -0.0520
     kin.last 0.877233
      -0.0289
      0.0713
    in100.blocks 452.5
     grandparent.share 0.00859987
      -0.0312
      in300.perBlock 8.98849
       page.links 0.673929
        item.rowLinks 0.530331
         0.0250
         -0.0701
        0.1216
       kin.first 0.697908
        0.1135
        -0.0317
     group.sentences 0.0747078
      0.1880
      -0.0209
   -0.1118

grandparent.prose 0.333568
 outer.rowShare 0.491689
  grandparent.links 0.503724
   parent.perBlock 5.00809
    outer.alike 14.5
     -0.0674
     0.0005
    -0.0012
   up.media 0
    -0.1057
    0.0547
  kin.sentences 0.00891939
   page.p 161.5
    -0.0515
    page.h2 5.5
     0.1110
     -0.0335
   page.prices 69.5
    item.rowLinks 0.998762
     within.form 0
      kin.first 0.697908
       0.1240
       -0.0412
      -0.0560
     -0.0194
    -0.0694
 within.dialog 0
  kin.sentences 0
   -0.0030
   copies 1.5
    kin.first 0.697908
     heading.distance 25.5
      around12.words 7.02
       0.0533
       named.header 0
        kin.sentences 0.0770158
         0.1670
         0.0993
        0.0076
      in100.proseShare 0.0891532
       -0.0007
       0.0873
     kin.sentences 0.0662197
      0.0827
      -0.0404
    0.0097
  -0.1201

names.parent -4.5
 names.parent -7.5
  -0.1038
  -0.0376
 grandparent.share 0.0279668
  in30.links 0.571607
   outer.rowShare 0.600693
    depth 21.5
     before8.words 3.26786
      -0.0517
      toEnd 32.5
       -0.0694
       0.0302
     -0.0907
    item.rowAverage 70.8407
     0.0874
     0.0227
   item.rowShare 0.0508729
    -0.0863
    -0.0227
  links 0.836667
   index 334.5
    group.blocks 5.5
     kin.first 0.767485
      heading.level 0
       -0.0279
       0.0810
      -0.0442
     in300.proseShare 0.0976376
      0.0226
      named.comment 0
       0.1518
       0.0020
    in300.links 0.00797243
     in1000.share 0.662464
      -0.0898
      0.0441
     group.blocks 35.5
      0.0259
      0.1381
   outer.rowShare 0.491689
    -0.0600
    group.blocks 8.5
     -0.0421
     heading.level 3.5
      0.1066
      -0.0484

names.mostAgainst -15.5
 parent.perBlock 9.29828
  names.grandparent -3.5
   -0.1085
   outer.alike 22.5
    grandparent.links 0.503724
     parent.share 0.00734155
      -0.0674
      0.0039
     -0.0979
    page.nav 3.5
     -0.0605
     0.0934
  within.article 0
   within.footer 0
    names.grandparent 0
     -0.0704
     grandparent.place 0.599374
      tag 18.5
       0.1089
       -0.0121
      -0.0144
    -0.1120
   0.1068
 tag 13.5
  around12.words 5.16333
   within.article 0
    grandparent.links 0.751289
     0.0190
     -0.0677
    0.1001
   within.footer 0
    named.review 0
     digits 0.0668904
      names.grandparent -10.5
       -0.0385
       parent.share 0.00557285
        0.0687
        0.1377
      0.0351
     -0.0488
    -0.0904
  names.grandparent 0
   -0.0413
   in300.perBlock 2.59533
    0.1227
    0.0080

grandparent.proseShare 0.0114605
 within.main 0
  names.grandparent -6.5
   -0.1081
   before8.links 0.643134
    item.words 4.5
     -0.0530
     0.0014
    page.links 0.744323
     -0.0994
     0.0311
  names.against -6.5
   -0.0621
   page.form 0
    in300.perBlock 2.34276
     -0.0599
     0.0977
    within.hidden 0
     page.li 804.5
      copies 1.5
       0.0258
       -0.0477
      outer.rowAverage 43.725
       -0.0138
       0.1320
     -0.0733
 named.overlay 0
  names.against 0
   names.grandparent -3.5
    -0.0910
    page.form 0
     0.0685
     -0.0190
   names.grandparent -10.5
    -0.0532
    named.comment 0
     around12.words 5.16333
      0.0052
      parent.place 0.569744
       0.1328
       in1000.proseShare 0.794973
        within.main 0
         -0.0640
         0.0762
        0.1027
     -0.0309
  -0.1053

grandparent.proseShare 0.0114605
 names.parent -7.5
  -0.0973
  group.share 0.0469906
   in30.links 0.39298
    -0.0266
    -0.0756
   in100.share 0.457579
    in30.links 0.571607
     within.article 0
      kin.blocks 230
       page.nav 4.5
        0.0480
        -0.0515
       -0.0868
      0.1056
     page.prose 0.104739
      page.nav 4.5
       -0.0413
       0.0923
      kin.blocks 73.5
       -0.0309
       -0.1008
    in100.place 0.0351673
     -0.0359
     page.isProduct 0
      0.1160
      -0.0078
 within.dialog 0
  group.share 0.0693315
   names.parent -5.5
    -0.0764
    kin.share 0.0142755
     -0.0082
     near.date 0
      0.0689
      -0.0028
   names.parent 0
    0.0168
    page.isProduct 0
     heading.comments 0
      kin.share 0.275583
       0.0764
       0.1296
      -0.0049
     0.0296
  -0.1098

names.mostAgainst -15.5
 within.main 0
  within.article 0
   names.mostAgainst -17.5
    item.rowProse 0.884498
     -0.1029
     -0.0251
    group.share 0.038587
     -0.0666
     0.0390
   group.share 0.0693315
    -0.0246
    0.1116
  names.against 0
   -0.0667
   group.share 0.163403
    in300.proseShare 0
     -0.0615
     group.first 0.71299
      0.0426
      -0.0296
    names.mostAgainst -16.5
     0.1140
     -0.0055
 group.share 0.0693315
  grandparent.perBlock 6.14585
   -0.0224
   names.against 0
    -0.0085
    0.0488
  page.li 416
   own.side 0
    in100.links 0.698453
     heading.words 732.5
      0.1117
      in100.place 0.553295
       0.0791
       -0.0308
     in100.share 0.742864
      level-1 0
       -0.0433
       0.0935
      0.1071
    -0.0399
   heading.distance 19.5
    0.0529
    -0.0853

grandparent.perBlock 7.11308
 names.grandparent -8.5
  page.prices 111.5
   -0.0977
   0.0787
  in300.place 0.0295754
   in1000.words 513
    0.0181
    -0.0826
   named.side 0
    kin.share 0.225347
     names.mostFor 18.5
      -0.0142
      0.0621
     within.header 0
      outer.rowLinks 0.998762
       0.0926
       -0.0355
      -0.0533
    -0.0646
 grandparent.proseShare 0.885284
  names.grandparent 0
   in1000.words 2071.5
    names.grandparent -8.5
     -0.0647
     0.0361
    -0.0774
   page.prices 3.5
    kin.share 0.117463
     level 0
      0.0026
      0.0738
     outer.rowAverage 1355
      0.0849
      -0.0277
    page.h3 30.5
     named.side 0
      place 0.93226
       0.0549
       -0.0362
      -0.0543
     in1000.prose 0.649604
      0.0157
      -0.0865
  outer.rowAverage 2.23611
   -0.0103
   0.1186

names.leaning 0
 names.leaning -15.5
  -0.0997
  group.parents 28.5
   page.li 83.5
    group.sentences 0.0205134
     -0.0551
     0.0255
    page.prose 0.161539
     -0.0193
     -0.0886
   page.li 153.5
    in100.up 4.5
     0.0997
     -0.0203
    page.prose 0.161539
     page.prose 0.0621686
      -0.0748
      0.0755
     -0.0767
 group.sentences 0.00439091
  group.links 0.420031
   names.leaning 9.5
    -0.0102
    0.0411
   -0.0275
  grandparent.place 0.52385
   group.sentences 0.118452
    grandparent.share 0.0176201
     kin.last 0.60122
      -0.0196
      0.0860
     0.1091
    0.0155
   within.main 0
    in1000.words 2707
     grandparent.place 0.90842
      0.0342
      -0.0633
     -0.0551
    up.review 0
     group.sentences 0.200527
      in100.up 3.5
       0.0995
       0.0418
      -0.0203
     -0.0580

named.nav 0
 tag 18.5
  around12.words 5.68091
   box.place 0.767057
    tag 6.5
     page.proseBlocks 8.5
      0.0348
      grandparent.links 0.281651
       0.0023
       -0.0765
     0.0506
    -0.0566
   wordsAfterH1 809.5
    wordsAfterH1 0
     wordsAfterH1 -52725
      0.0460
      -0.0436
     0.0999
    names.mostAgainst -12.5
     parent.share 0.420345
      -0.0267
      page.links 0.0400237
       -0.0477
       0.0960
     named.comment 0
      heading.words 732.5
       grandparent.links 0.100059
        named.media 0
         0.0968
         -0.0221
        0.0165
       0.0010
      -0.0676
  group.sentences 0
   -0.0506
   page.proseBlocks 44.5
    names.mostAgainst -12.5
     item.alike 11.5
      -0.0377
      0.0324
     0.0474
    names.mostAgainst -5.5
     -0.0720
     0.0363
 around12.words 13.98
  -0.0987
  0.0303

names.mostAgainst -15.5
 group.sentences 0.0117879
  afterH1 0
   -0.0969
   group.parents 18.5
    afterH1 45.5
     -0.0148
     -0.0788
    kin.first 0.252058
     -0.0460
     0.0465
  grandparent.words 108.5
   in100.links 0.29961
    afterH1 74.5
     0.0236
     -0.0392
    in1000.up 3.5
     0.0577
     -0.0777
   in100.place 0.589131
    page.named.forum 0
     0.0872
     -0.0288
    afterH1 158.5
     0.0249
     -0.0640
 group.sentences 0.00439091
  around12.links 0.0606265
   afterH1 64.5
    0.0707
    -0.0009
   -0.0210
  afterH1 158.5
   group.sentences 0.0807314
    named.related 0
     0.0845
     -0.0461
    page.named.product 0
     0.0453
     -0.0505
   named.side 0
    page.isProduct 0
     digits 0.118034
      0.0555
      -0.0310
     -0.0457
    -0.0832

within.nav 0
 group.share 0.0693315
  links 0.0628289
   named.overlay 0
    words1 3.5
     page.p 7.5
      -0.0645
      group.share 0.011488
       -0.0386
       0.0192
     group.share 0.00463184
      -0.0158
      in1000.links 0.00914523
       -0.0199
       before8.links 0.0425799
        0.0742
        0.0226
    -0.0825
   item.alike 10.5
    -0.0618
    -0.0120
  named.overlay 0
   heading.distance 38.5
    outer.rowLinks 0.108924
     page.noscript 21.5
      grandparent.share 0.263018
       0.0686
       0.1077
      -0.0202
     page.proseBlocks 4.5
      0.0876
      outer.rowLinks 0.451341
       in1000.links 0.0202336
        -0.0734
        0.0448
       -0.0308
    page.li 344
     in100.prose 0.898933
      group.share 0.270194
       0.0209
       in1000.perBlock 2.4301
        -0.0361
        0.1041
      -0.0468
     -0.0716
   -0.0826
 -0.1032

named.nav 0
 within.footer 0
  repeat 0
   kin.share 0.117463
    wordsAfterH1 2184.5
     named.overlay 0
      kin.share 0.00372141
       -0.0323
       named.forum 0
        links 0.032877
         in1000.links 0.00914523
          page.words 3043
           0.0588
           -0.0639
          afterH1 0
           0.0150
           wordsAfterH1 693.5
            0.0956
            0.0334
         group.parents 3.5
          -0.0199
          0.0353
        -0.0342
      -0.0621
     -0.0527
    named.side 0
     grandparent.share 0.263018
      wordsAfterH1 1429.5
       named.overlay 0
        0.0772
        -0.0280
       0.0120
      in1000.up 19.5
       in300.alike 14.5
        0.1043
        -0.0233
       -0.0329
     around4.links 0.191553
      0.0529
      -0.0571
   grandparent.perBlock 2.50258
    0.0016
    -0.0678
  -0.1124
 in30.perBlock 16.2383
  -0.0924
  0.0257

up.nav 0
 tag 13.5
  item.rowAverage 4.025
   in30.perBlock 4.25149
    in1000.up 5.5
     depth 10.5
      -0.0492
      0.0709
     -0.0678
    wordsAfterH1 1633.5
     links-1 0.0761387
      0.0416
      -0.0198
     -0.0564
   within.dialog 0
    grandparent.place 0.56202
     heading.comments 0
      wordsAfterH1 0
       wordsAfterH1 -52725
        page.proseWords 4365.5
         0.0831
         -0.0287
        -0.0753
       page.isProduct 0
        up.product 0
         0.0915
         0.0055
        0.0155
      -0.0524
     wordsAfterH1 1633.5
      0.0356
      -0.0088
    -0.0934
  kin.share 0.0285087
   -0.0573
   page.proseWords 425
    kin.share 0.147323
     0.0064
     0.0932
    page.isProduct 0
     capitals 0.167544
      0.0198
      -0.0308
     -0.0886
 page.p 195.5
  -0.0942
  0.0430

names.leaning 0
 outer.rowShare 0.600693
  names.mostAgainst -19.5
   -0.0948
   parent.words 5.5
    0.0002
    -0.0630
  page.words 2826
   in300.prose 0.157893
    0.0497
    item.rowLinks 0.0438358
     0.0490
     -0.0480
   grandparent.words 2438.5
    -0.0635
    0.0512
 within.nav 0
  named.footer 0
   names.leaning 9.5
    in300.perBlock 35.8083
     in30.proseShare 0.803768
      up.comment 0
       named.side 0
        0.0470
        -0.0256
       -0.0567
      -0.0547
     -0.0652
    outer.rowShare 0.491689
     near.date 0
      around4.words 4.11806
       in300.up 7.5
        -0.0373
        0.0599
       0.0546
      -0.0347
     within.quote 0
      in1000.share 0.28439
       -0.0189
       0.0760
      -0.0205
   names.mostAgainst -17.5
    -0.0682
    names.mostAgainst -7.5
     0.0494
     -0.0481
  -0.0840

copies 1.5
 group.share 0.038587
  proseAfter 28.5
   kin.blocks 2.5
    -0.0354
    grandparent.place 0.868835
     0.0189
     -0.0428
   -0.0536
  outer.links 0.352146
   in100.share 0.548678
    kin.perBlock 35.1508
     proseAfter 36.5
      near.date 0
       0.0738
       0.0019
      -0.0073
     group.share 0.372404
      in1000.place 0.221406
       0.0296
       -0.0667
      within.item 0
       outer.rowAverage 1355
        0.0863
        -0.0373
       -0.0437
    0.0832
   item.rowShare 0.289057
    page.nav 4.5
     within.link 0
      in30.alike 8.5
       -0.0823
       0.0322
      0.0101
     in100.share 0.257193
      -0.0154
      0.0964
    0.0448
 page.code 11.5
  in30.alike 23.5
   page.p 0
    0.0225
    page.p 195.5
     -0.0574
     -0.0070
   0.0325
  0.0630

names.mostAgainst -19.5
 in300.up 3.5
  group.first 0.500379
   kin.share 0.0529584
    -0.0272
    0.0911
   in300.blocks 67.5
    -0.0019
    -0.0836
  around4.links 0.579091
   parent.place 0.676328
    group.first 0.170898
     -0.0536
     page.prose 0.544903
      0.0341
      -0.0380
    -0.0693
   page.proseBlocks 2.5
    -0.0146
    -0.0958
 kin.share 0.0641912
  level 0
   kin.share 0.0111214
    -0.0432
    page.h2 4.5
     -0.0320
     0.0142
   page.proseBlocks 60.5
    0.0467
    -0.0169
  heading.distance 51.5
   grandparent.share 0.263018
    group.parents 2.5
     -0.0087
     0.0381
    page.noscript 21.5
     in1000.alike 2.5
      group.first 0.883101
       0.0883
       -0.0273
      -0.0236
     -0.0415
   group.parents 18.5
    -0.0564
    page.prose 0.257766
     0.0551
     -0.0195

within.main 0
 in30.links 0.571607
  afterH1 158.5
   item.rowShare 0.00576473
    in300.links 0.0729576
     0.0174
     -0.0521
    in300.share 0.268142
     depth 12.5
      -0.0558
      0.0229
     named.header 0
      page.proseBlocks 108.5
       within.dialog 0
        0.0590
        -0.0478
       -0.0505
      -0.0329
   within.article 0
    -0.0670
    0.0123
  page.proseBlocks 2.5
   page.blocks 587.5
    -0.0418
    0.1457
   up.media 0
    within.article 0
     -0.0893
     0.0132
    0.0446
 depth 25.5
  within.form 0
   digits 0.0477003
    copies 1.5
     named.comment 0
      within.aside 0
       kin.parents 1.5
        kin.first 0.451943
         0.0557
         -0.0047
        0.0664
       -0.0482
      -0.0489
     -0.0011
    -0.0038
   -0.0622
  -0.0817

names.grandparent -8.5
 page.proseWords 0
  0.0738
  -0.0769
 within.footer 0
  tag 13.5
   grandparent.proseShare 0.0372732
    wordsAfterH1 1885.5
     wordsAfterH1 0
      wordsAfterH1 -52725
       0.0497
       -0.0819
      around12.sentences 0.0671166
       wordsBefore 0.717548
        0.0634
        -0.0031
       parent.words 15.5
        0.0366
        -0.0292
     -0.0293
    around12.sentences 0.102602
     copies 1.5
      place 0.898765
       0.0735
       0.0006
      0.0015
     page.named.product 0
      0.0143
      -0.0928
   page.isProduct 0
    kin.share 0.00671713
     -0.0581
     in1000.perBlock 3.84365
      page.proseWords 715
       0.0535
       -0.0570
      group.share 0.270194
       near.date 0
        after8.words 4.9375
         -0.0336
         0.0227
        -0.0548
       group.links 0.069144
        0.0677
        -0.0402
    -0.0665
  -0.1038

repeat 0
 group.sentences 0.00439091
  up.nav 0
   group.first 0.770078
    group.first 0.190359
     named.detail 0
      -0.0453
      0.0265
     parent.links 0.130376
      index 245.5
       0.0498
       -0.0113
      -0.0083
    -0.0578
   -0.0809
  named.footer 0
   in300.share 0.417923
    group.sentences 0.0659703
     in1000.links 0.00914523
      -0.0371
      kin.blocks 8.5
       -0.0331
       in300.prose 0.28442
        page.noscript 0
         -0.0429
         0.0514
        in300.share 0.172267
         0.0301
         0.0875
     -0.0231
    group.first 0.828981
     group.sentences 0.0747078
      own.tags 0
       0.0733
       -0.0367
      page.section 0
       0.0618
       kin.links 0.00475761
        0.0393
        -0.0182
     -0.0352
   page.h2 35.5
    -0.0562
    0.0294
 names.mostFor 18.5
  -0.0603
  0.0317

names.leaning 0
 outer.rowShare 0.600693
  in1000.place 0.644552
   -0.0758
   outer.rowAverage 43.725
    -0.0381
    page.p 57.5
     0.0894
     -0.0394
  page.p 227.5
   grandparent.share 0.827131
    in1000.place 0.160101
     outer.rowAverage 85.3667
      0.0231
      -0.0666
     in1000.place 0.551521
      0.0390
      -0.0585
    0.0626
   0.0764
 within.aside 0
  heading.words 534.5
   within.nav 0
    named.comment 0
     place 0.898765
      grandparent.share 0.0152411
       wordLength 4.25137
        -0.0059
        0.0334
       own.article 0
        in1000.alike 2.5
         0.0580
         -0.0153
        -0.0164
      in300.share 0.109667
       0.0684
       -0.0304
     -0.0494
    -0.0719
   outer.rowShare 0.491689
    in300.proseShare 0.62393
     -0.0833
     0.0032
    page.p 35.5
     0.0558
     -0.0118
  -0.0870

within.main 0
 linkCount 0
  page.li 416
   page.links 0.673929
    in300.perBlock 1.92874
     0.1042
     around12.sentences 0.0172787
      -0.0691
      kin.first 0.506551
       kin.first 0.0748583
        in1000.blocks 197.5
         0.0200
         -0.0535
        page.li 83.5
         0.0552
         parent.perBlock 5.00809
          -0.0384
          0.0292
       -0.0299
    kin.first 0.917575
     0.0952
     -0.0405
   -0.0750
  before8.words 6.0625
   page.proseBlocks 0
    0.0325
    -0.0829
   -0.0124
 page.form 0
  in300.perBlock 2.34276
   -0.0516
   0.0697
  grandparent.proseShare 0.204296
   page.form 4.5
    in300.links 0.00797243
     page.prices 3.5
      0.0376
      -0.0849
     0.0118
    page.proseBlocks 47.5
     page.prices 45.5
      0.0025
      -0.0735
     -0.0756
   capitals 0.250749
    0.0658
    0.0096

afterH1 0
 afterH1 -5614
  page.h3 4.5
   0.0256
   group.parents 33.5
    -0.0435
    0.0498
  -0.0906
 afterH1 64.5
  in30.up 0
   parent.blocks 1.5
    0.0072
    0.0825
   item.alike 0
    -0.0056
    item.links 0
     0.0599
     0.0143
  named.footer 0
   kin.blocks 20.5
    -0.0268
    within.hidden 0
     in1000.perBlock 32.7825
      page.h3 6.5
       in1000.up 3.5
        0.0561
        in100.proseShare 0.124611
         -0.0478
         0.0186
       named.byline 0
        names.mostFor 8.5
         -0.0273
         page.prose 0.257766
          0.0863
          around12.words 7.80625
           -0.0166
           0.0567
        -0.0471
      page.prose 0.8172
       -0.0819
       0.0310
     page.pre 44
      -0.0632
      0.0614
   within.section 0
    -0.0784
    -0.0031

named.nav 0
 repeat 0
  kin.share 0.00671713
   parent.links 0.100228
    -0.0072
    -0.0612
   page.isProduct 0
    in30.place 0.807177
     heading.comments 0
      kin.share 0.225347
       page.named.forum 0
        in300.prose 0.859629
         index 467.5
          tag 19.5
           toEnd 24.5
            -0.0238
            0.0523
           -0.0306
          -0.0134
         -0.0114
        -0.0346
       in100.links 0.973122
        0.0605
        -0.0340
      -0.0533
     heading.level 3.5
      toEnd 40.5
       -0.0345
       0.0344
      -0.0662
    page.h2 12.5
     page.prices 4.5
      0.0597
      -0.0188
     -0.0442
  box.perBlock 4.01282
   names.mostFor 18.5
    -0.0234
    0.0575
   -0.0794
 page.p 195.5
  box.perBlock 29.1
   -0.0808
   0.0354
  page.prices 26.5
   -0.0320
   0.1146

names.parent -7.5
 page.proseWords 118.5
  outer.words 100.5
   -0.0306
   0.0633
  group.perBlock 4.01667
   -0.0837
   -0.0321
 parent.proseShare 0.849105
  in300.links 0.00797243
   page.proseWords 1646.5
    outer.rowLinks 0.0910743
     around4.sentences 0.0910126
      0.0553
      -0.0328
     -0.0567
    -0.0653
   grandparent.links 0.693441
    names.against -6.5
     -0.0257
     heading.comments 0
      own.hidden 0
       place 0.93226
        heading.related 0
         near.join 0
          copies 1.5
           around40.sentences 0.0638671
            0.0540
            0.0262
           0.0153
          -0.0238
         -0.0301
        -0.0377
       -0.0427
      -0.0515
    page.proseWords 171.5
     0.0197
     in300.links 0.993117
      grandparent.words 2438.5
       item.rowShare 0.57305
        -0.0600
        0.0160
       0.0497
      0.0356
  box.perBlock 12.0192
   0.0062
   0.0803

names.leaning 0
 page.p 195.5
  names.leaning -15.5
   -0.0802
   words1 7.5
    page.h3 50.5
     in1000.prose 0.112484
      in300.links 0.31519
       0.0344
       -0.0505
      -0.0596
     0.0382
    in1000.prose 0.307162
     0.0529
     -0.0184
  in1000.prose 0.495418
   0.0899
   -0.0305
 names.leaning 15.5
  in1000.share 0.432045
   -0.0437
   page.p 102.5
    in300.links 0.0159191
     0.0638
     0.0160
    in300.links 0.00797243
     -0.0726
     outer.rowLinks 0.108924
      page.p 121.5
       -0.0337
       0.0437
      -0.0451
  in300.links 0
   around40.words 9.1484
    -0.0745
    kin.last 0.812576
     -0.0295
     0.0531
   own.article 0
    links1 0.301163
     within.dialog 0
      0.0524
      -0.0433
     names.grandparent 3.5
      -0.0265
      0.0279
    -0.0303

within.footer 0
 within.header 0
  names.against 0
   page.prose 0.257766
    page.table 0
     page.main 0
      in30.share 0.0115546
       -0.0016
       0.1080
      -0.0041
     -0.0468
    tag 13.5
     page.prose 0.544903
      0.0153
      -0.0343
     -0.0538
   grandparent.share 0.263018
    depth 28.5
     within.main 0
      page.main 0
       afterH1 74.5
        page.prose 0.568685
         0.0457
         -0.0034
        -0.0169
       -0.0718
      tag 19.5
       in300.perBlock 2.86758
        0.0780
        outer.rowLinks 0.163322
         in300.perBlock 4.31211
          0.0824
          grandparent.share 0.0152411
           0.0001
           parent.prose 0.8998
            0.0576
            0.0128
         -0.0000
       -0.0461
     -0.0714
    words 9.5
     0.0171
     page.h1 0
      -0.0233
      0.0788
  -0.0726
 -0.0952

within.nav 0
 group.share 0.163403
  page.article 1.5
   within.hidden 0
    group.first 0.71299
     page.p 48.5
      page.h1 0
       0.0510
       afterH1 0
        -0.0444
        page.proseWords 1790
         0.0135
         -0.0336
      page.proseWords 1167.5
       within.microdata 0
        afterH1 0
         -0.0067
         0.0830
        -0.0374
       group.share 0.038587
        -0.0096
        around40.sentences 0.0364601
         -0.0321
         0.0621
     within.main 0
      in300.proseShare 0
       0.0391
       -0.0663
      page.p 53.5
       -0.0291
       0.0407
    afterH1 408.5
     -0.0543
     0.0311
   page.article 18.5
    -0.0550
    0.0026
  heading.words 405.5
   page.proseWords 362.5
    0.0770
    in300.proseShare 0.870422
     0.0135
     0.0575
   page.p 22.5
    0.0523
    -0.0288
 -0.0848

within.nav 0
 within.dialog 0
  named.comment 0
   group.blocks 5.5
    page.article 0
     in100.up 0
      -0.0656
      within.section 0
       -0.0059
       page.named.item 0
        in1000.prose 0.702375
         0.0772
         -0.0101
        -0.0278
     -0.0399
    names.mostFor 13.5
     page.article 4.5
      in30.alike 25.5
       within.article 0
        page.proseBlocks 0
         0.0780
         proseAfter 106.5
          in1000.prose 0.225881
           in1000.prose 0
            -0.0480
            0.0763
           page.blocks 299.5
            0.0318
            -0.0170
          -0.0321
        0.0641
       page.proseBlocks 14.5
        -0.0436
        0.0931
      page.li 192.5
       0.0065
       -0.0642
     heading.words 732.5
      outer.links 0.0834494
       in100.up 3.5
        0.0815
        0.0223
       0.0173
      -0.0299
   -0.0553
  -0.0900
 -0.0843

named.nav 0
 wordsBefore 0.76312
  copies 1.5
   page.isProduct 0
    named.overlay 0
     up.comment 0
      within.aside 0
       in300.links 0
        -0.0099
        group.share 0.0321878
         page.p 68.5
          0.0022
          0.0471
         around40.sentences 0.0879775
          parent.alike 15.5
           0.0678
           -0.0118
          0.0077
       -0.0651
      -0.0550
     -0.0422
    page.links 0.149421
     -0.0511
     item.links 0.0271005
      0.0492
      -0.0301
   within.table 0
    named.item 0
     -0.0374
     -0.0011
    page.p 7.5
     -0.0302
     0.0838
  group.share 0.270194
   page.links 0.673929
    within.main 0
     -0.0697
     in1000.blocks 385.5
      -0.0369
      0.0310
    0.0239
   0.0175
 page.p 195.5
  after8.words 6.775
   -0.0804
   0.0164
  0.0474

within.nav 0
 within.footer 0
  named.overlay 0
   named.related 0
    tag 19.5
     copies 1.5
      group.sentences 0.0747078
       kin.share 0.147323
        page.words 2826
         page.named.forum 0
          kin.share 0.00501449
           -0.0124
           0.0441
          -0.0425
         -0.0077
        around12.sentences 0.0641742
         page.words 7278
          0.0579
          -0.0058
         outer.rowLinks 0.0346254
          grandparent.place 0.310116
           0.0363
           -0.0483
          0.0403
       kin.perBlock 24.1337
        in300.share 0.692903
         -0.0022
         0.0392
        kin.last 0.812576
         0.0083
         -0.0598
      in300.perBlock 2.86758
       0.0423
       page.pre 6.5
        -0.0155
        0.0564
     up.detail 0
      -0.0564
      0.0324
    -0.0649
   in30.alike 10.5
    -0.0725
    0.0597
  page.proseBlocks 0
   0.0382
   -0.0975
 -0.0800

within.footer 0
 page.form 4.5
  heading.level 0
   page.h1 0
    0.0238
    -0.0579
   page.form 0
    heading.level 1.5
     named.forum 0
      0.0194
      -0.0809
     around40.sentences 0.0219822
      -0.0040
      0.0536
    page.isProduct 0
     named.byline 0
      item.rowAverage 2.00769
       grandparent.links 0.0345491
        0.0210
        -0.0312
       item.rowAverage 57.875
        0.0358
        around40.sentences 0.0389777
         -0.0415
         0.0137
      group.share 0.270194
       -0.0626
       group.last 0.906321
        0.0617
        -0.0543
     item.rowAverage 8.76389
      page.h2 27.5
       parent.links 0.0138569
        0.0608
        -0.0278
       -0.0470
      group.last 0.94238
       -0.0641
       0.0167
  page.form 26.5
   index 334.5
    -0.0258
    page.nav 7.5
     -0.0820
     0.0208
   0.0210
 -0.0897

within.nav 0
 box.place 0.865277
  tag 12.5
   around40.sentences 0.123716
    in1000.share 0.432045
     -0.0151
     around4.links 0.104201
      in300.proseShare 0.969399
       in1000.links 0.00914523
        in300.proseShare 0.834871
         -0.0493
         0.0504
        in1000.perBlock 6.37647
         0.0062
         0.0423
       0.0584
      group.parents 11.5
       within.section 0
        -0.0252
        0.0223
       in300.proseShare 0.954536
        0.0411
        -0.0153
    -0.0393
   in300.links 0.00797243
    -0.0534
    sentences 0.043546
     in100.links 0.999665
      in1000.perBlock 2.853
       0.0415
       group.parents 89
        -0.0295
        0.0379
      group.parents 11.5
       -0.0247
       0.0801
     named.forum 0
      0.0306
      -0.0192
  in300.proseShare 0.870422
   -0.0058
   page.code 1.5
    in300.links 0.0159191
     0.0253
     -0.0752
    0.0227
 -0.0781

names.leaning 3.5
 page.h3 58.5
  names.leaning -21.5
   -0.0706
   page.links 0.249351
    depth 14.5
     group.first 0.552206
      page.h3 21.5
       outer.links 0.100125
        0.0397
        -0.0380
       -0.0426
      -0.0602
     -0.0662
    grandparent.blocks 4.5
     0.0140
     in100.perBlock 3.70031
      -0.0574
      -0.0027
  0.0546
 repeat 0
  afterH1 64.5
   outer.words 1740
    grandparent.links 0.133512
     0.0546
     0.0193
    -0.0138
   page.isProduct 0
    page.links 0.140621
     page.article 9.5
      page.blocks 222.5
       0.0037
       0.0624
      -0.0226
     in1000.perBlock 3.84365
      page.blocks 527
       -0.0036
       0.0757
      grandparent.prose 0.999591
       -0.0235
       0.0606
    page.links 0.215347
     -0.0553
     0.0191
  in100.perBlock 2.07217
   0.0379
   -0.0400

repeat 0
 linkCount 0
  afterH1 85.5
   afterH1 0
    afterH1 -5614
     page.blocks 222.5
      0.0626
      0.0041
     -0.0405
    named.related 0
     heading.reviews 0
      0.0462
      -0.0312
     -0.0387
   page.nav 1.5
    page.blocks 673.5
     0.0323
     -0.0524
    after8.words 9.64583
     around40.sentences 0.00690251
      0.0569
      page.pre 7.5
       -0.0429
       0.0437
     0.0083
  in1000.proseShare 0.917039
   within.item 0
    kin.sentences 0.00434791
     -0.0181
     proseAfter 3.5
      0.0110
      0.1024
    in1000.proseShare 0.306388
     -0.0540
     0.0243
   item.rowShare 0.0658207
    -0.0486
    -0.0023
 page.pre 6.5
  proseAfter 0
   -0.0985
   page.main 0
    in100.blocks 341.5
     -0.0284
     0.0468
    -0.0539
  0.0424

named.related 0
 linkCount 0
  tag 19.5
   page.proseWords 1646.5
    around12.sentences 0.0847586
     near.join 0
      group.first 0.883101
       heading.related 0
        copies 1.5
         tag 11.5
          0.0559
          in30.proseShare 0.128612
           0.0389
           -0.0264
         index 386.5
          -0.0016
          0.0742
        -0.0229
       page.words 4029.5
        -0.0480
        0.0488
      -0.0272
     -0.0075
    group.first 0.0838279
     0.0465
     heading.words 405.5
      heading.level 3.5
       0.0061
       index 177.5
        0.0183
        -0.0676
      within.heading 0
       -0.0623
       0.0070
   -0.0433
  words 4.5
   within.heading 0
    page.proseWords 0
     0.0283
     -0.0581
    0.0347
   parent.blocks 39.5
    outer.rowAverage 122.308
     -0.0209
     0.0178
    0.0437
 -0.0611

own.action 0
 in300.place 0.0295754
  within.main 0
   page.main 0
    page.proseWords 425
     0.0242
     -0.0431
    -0.0857
   page.article 0
    0.0465
    -0.0203
  in300.links 0.00797243
   in300.proseShare 0.834871
    group.links 0.0136355
     page.article 22.5
      page.h3 1.5
       0.0045
       -0.0661
      0.0455
     0.0303
    0.0440
   page.dates 11.5
    in300.share 0.471239
     in300.perBlock 11.3419
      page.article 1.5
       page.isProduct 0
        0.0184
        -0.0532
       -0.0581
      page.section 2.5
       -0.0045
       page.section 35
        0.0625
        -0.0464
     page.named.article 0
      grandparent.blocks 1.5
       -0.0051
       0.0482
      box.alike 1.5
       -0.0394
       0.0376
    grandparent.words 265.5
     item.rowShare 0.145315
      -0.0388
      0.0035
     0.0361
 -0.0410

group.blocks 5.5
 wordsAfterH1 693.5
  linkCount 0
   0.0068
   -0.0412
  -0.0473
 outer.rowLinks 0.69902
  page.noscript 7.5
   page.prose 0.568685
    page.p 161.5
     tag 19.5
      heading.level 4.5
       0.0266
       -0.0293
      -0.0260
     in300.blocks 259.5
      0.1018
      0.0104
    heading.words 319.5
     grandparent.words 138.5
      page.p 48.5
       page.words 1581.5
        0.0160
        -0.0574
       index 269.5
        0.0311
        -0.0356
      box.words 12.5
       0.0015
       0.0541
     page.p 22.5
      0.0303
      -0.0416
   -0.0305
  page.noscript 0
   page.p 227.5
    page.words 679
     0.0180
     -0.0581
    0.0395
   in300.up 4.5
    named.side 0
     0.0824
     -0.0458
    in100.links 0.999665
     -0.0443
     0.0357

within.footer 0
 repeat 0
  page.form 4.5
   in100.place 0.0351673
    -0.0177
    page.dates 12.5
     depth 25.5
      own.review 0
       page.proseBlocks 138.5
        in30.blocks 18.5
         kin.sentences 0.133631
          0.0455
          -0.0000
         page.proseWords 171.5
          0.0500
          in1000.prose 0.0517462
           -0.0530
           page.proseBlocks 14.5
            -0.0194
            0.0257
        -0.0232
       -0.0321
      -0.0327
     in100.place 0.8088
      tag 12.5
       0.0254
       group.perBlock 31.5071
        -0.0405
        0.0293
      -0.0646
   page.h1 1.5
    words2 5.5
     -0.0218
     0.0240
    -0.0508
  group.perBlock 6.20606
   page.form 0
    in1000.words 1780.5
     -0.0174
     0.0627
    page.proseWords 498
     -0.0009
     -0.0432
   -0.0694
 page.proseWords 0
  0.0367
  -0.0887

names.parent -15.5
 page.p 227.5
  -0.0605
  0.0607
 wordsAfterH1 809.5
  wordsAfterH1 0
   wordsAfterH1 -52725
    group.first 0.71299
     in1000.links 0.263045
      -0.0059
      0.0454
     -0.0510
    -0.0566
   tag 12.5
    around12.links 0.111916
     page.p 7.5
      -0.0219
      0.0517
     names.for 0
      -0.0046
      names.parent 5.5
       outer.alike 10.5
        0.0162
        0.0925
       -0.0138
    page.dates 11.5
     kin.parents 12.5
      -0.0096
      0.0459
     -0.0340
  group.first 0.101672
   0.0366
   around12.links 0.285921
    page.code 27.5
     page.dates 1.5
      names.for 7.5
       -0.0488
       0.0291
      names.for 7.5
       group.blocks 16.5
        -0.0168
        wordsAfterH1 4314.5
         0.0390
         -0.0440
       -0.0453
     0.0479
    -0.0476

wordsBefore 0.66948
 wordsAfterH1 0
  wordsAfterH1 -52725
   copies 1.5
    up.forum 0
     kin.first 0.0151679
      -0.0326
      0.0496
     -0.0598
    -0.0237
   -0.0637
  heading.words 405.5
   within.dialog 0
    wordLength 4.00145
     group.last 0.754076
      in100.perBlock 2.37222
       0.0493
       -0.0249
      0.0273
     copies 1.5
      0.0380
      0.0039
    -0.0601
   in30.alike 23.5
    -0.0259
    0.0370
 page.links 0.461158
  outer.rowAverage 33.6333
   page.proseWords 64.5
    0.0248
    -0.0614
   in100.share 0.457579
    heading.level 3.5
     named.media 0
      in100.place 0.631668
       -0.0401
       after8.links 0.105359
        0.0276
        -0.0256
      -0.0692
     -0.0697
    0.0131
  kin.parents 8.5
   -0.0233
   around4.sentences 0.0715085
    0.0500
    -0.0201

within.nav 0
 repeat 0
  page.form 0
   in1000.up 14.5
    in1000.blocks 114.5
     0.0058
     0.0557
    -0.0279
   within.aside 0
    page.proseWords 171.5
     in1000.blocks 417.5
      in30.blocks 98.5
       in30.share 0.139691
        0.0027
        0.0648
       -0.0290
      in300.share 0.962423
       0.1024
       -0.0010
     names.against -3.5
      level-1 0
       -0.0348
       0.0216
      grandparent.place 0.599374
       heading.words 534.5
        within.form 0
         grandparent.place 0.121657
          -0.0036
          0.0348
         -0.0248
        -0.0146
       names.mostAgainst -8.5
        within.main 0
         -0.0464
         in1000.blocks 308.5
          0.0180
          -0.0386
        named.detail 0
         -0.0078
         0.0606
    -0.0763
  words 3.5
   page.form 4.5
    0.0101
    -0.0457
   -0.0608
 -0.0656

outer.rowShare 0.600693
 words1 3.5
  page.h3 44.5
   page.li 44.5
    0.0042
    in1000.links 0.510008
     item.rowAverage 3.34314
      -0.0531
      -0.0221
     names.mostAgainst -19.5
      -0.0416
      outer.rowLinks 0.69902
       page.h3 5.5
        0.0873
        -0.0046
       page.noscript 1.5
        -0.0435
        0.0582
   page.noscript 0
    -0.0228
    0.0644
  parent.prose 0.789754
   own.hidden 0
    0.0209
    -0.0376
   around12.sentences 0.0641742
    page.h2 7.5
     0.0314
     -0.0271
    -0.0527
 item.rowAverage 70.8407
  page.h3 1.5
   0.0477
   page.h2 3.5
    page.h3 50.5
     -0.0286
     0.0462
    page.li 153.5
     up.review 0
      0.0512
      -0.0370
     grandparent.words 1598.5
      names.mostAgainst -12.5
       -0.0425
       0.0144
      0.0578
  -0.0063

within.nav 0
 within.aside 0
  page.isProduct 0
   toEnd 32.5
    -0.0232
    in1000.up 21.5
     page.section 13.5
      kin.share 0.00501449
       -0.0260
       in1000.links 0.263045
        page.article 4.5
         within.article 0
          in300.perBlock 3.2961
           -0.0628
           parent.perBlock 23.8167
            names.mostAgainst -9.5
             outer.words 72.5
              0.0250
              -0.0467
             0.0374
            kin.share 0.423269
             -0.0421
             0.0099
          0.0500
         kin.last 0.640695
          0.0339
          in300.perBlock 21.1277
           -0.0528
           0.0218
        in300.perBlock 12.5095
         0.0335
         -0.0196
      in1000.up 5.5
       in1000.links 0.0946114
        0.0348
        -0.0477
       0.0618
     -0.0518
   in1000.links 0.00914523
    -0.0724
    in100.links 0.34838
     in1000.links 0.16117
      -0.0210
      0.0352
     -0.0543
  -0.0808
 -0.0628

names.leaning 0
 in30.alike 23.5
  within.heading 0
   linkCount 0
    item.rowLinks 0.332715
     in300.up 10.5
      kin.blocks 158.5
       -0.0499
       0.0072
      0.0131
     page.section 6.5
      0.0331
      -0.0360
    words-2 4.5
     -0.0641
     -0.0146
   page.isProduct 0
    0.0311
    -0.0490
  0.0246
 within.list 0
  in30.alike 25.5
   page.section 15.5
    level-1 0
     page.blocks 1177.5
      page.dates 0
       0.0156
       -0.0180
      0.0530
     wordsAfterH1 489.5
      0.0361
      in100.up 3.5
       0.0269
       -0.0403
    in1000.up 4.5
     -0.0258
     in300.up 11.5
      page.prices 6.5
       0.0744
       -0.0040
      -0.0137
   0.0528
  wordsAfterH1 1885.5
   0.0399
   kin.parents 63.5
    -0.0311
    0.0467

within.dialog 0
 up.comment 0
  up.review 0
   links 0.0628289
    page.article 4.5
     up.field 0
      kin.blocks 73.5
       page.proseWords 2007.5
        after8.links 0.368734
         0.0290
         page.article 0
          0.0116
          -0.0680
        -0.0060
       page.prices 69.5
        page.proseWords 362.5
         -0.0173
         page.proseWords 5571.5
          0.0735
          0.0019
        -0.0374
      -0.0539
     outer.alike 24.5
      page.article 18.5
       -0.0175
       0.0241
      -0.0535
    names.for 0
     in1000.place 0.0800844
      sentences 0
       -0.0626
       -0.0081
      named.media 0
       -0.0123
       0.0705
     kin.blocks 8.5
      -0.0254
      page.proseWords 0
       0.0983
       page.words 1694.5
        -0.0070
        outer.links 0.972475
         0.0113
         0.0779
   -0.0575
  -0.0715
 -0.0756

named.comment 0
 names.parent -15.5
  page.proseBlocks 2.5
   0.0306
   -0.0505
  tag 19.5
   page.noscript 3.5
    page.h2 41.5
     within.article 0
      page.h2 20.5
       page.h2 4.5
        in100.share 0.221664
         -0.0352
         page.isArticle 0
          group.sentences 0.00757619
           -0.0136
           0.0271
          -0.0592
        group.perBlock 37.612
         links 0.0628289
          0.0295
          named.tags 0
           page.noscript 2.5
            -0.0172
            0.0579
           0.0529
         -0.0277
       page.proseBlocks 2.5
        0.0439
        -0.0399
      kin.blocks 12.5
       in300.words 384.5
        0.0428
        -0.0250
       in300.blocks 259.5
        page.main 0
         0.0787
         0.0272
        -0.0071
     0.0619
    index 334.5
     0.0004
     in300.prose 0.157893
      0.0121
      -0.0734
   -0.0313
 -0.0430

within.footer 0
 page.form 4.5
  depth 25.5
   named.byline 0
    named.review 0
     linkCount 0
      page.prose 0.161539
       in1000.share 0.28439
        -0.0165
        group.first 0.298365
         up.item 0
          -0.0211
          0.0500
         0.0816
       wordsBefore 0.569349
        wordsBefore 0.0783511
         -0.0193
         grandparent.blocks 1.5
          -0.0119
          0.0371
        page.form 0
         page.prose 0.773135
          0.0474
          -0.0309
         around40.sentences 0.0389777
          -0.0636
          page.form 2.5
           page.p 111.5
            -0.0006
            0.0505
           -0.0402
      around12.words 3.60435
       page.prose 0
        0.0432
        -0.0485
       in1000.share 0.620572
        0.0454
        -0.0053
     group.first 0.408077
      0.0300
      -0.0550
    -0.0305
   -0.0478
  -0.0198
 page.prose 0
  0.0337
  -0.0868

names.leaning 0
 page.h3 58.5
  names.for 5.5
   names.leaning -21.5
    -0.0645
    page.prose 0.161539
     in100.proseShare 0.124611
      in1000.links 0.654788
       page.prose 0.104739
        -0.0560
        0.0202
       0.0326
      0.0344
     -0.0360
   in300.place 0.0193772
    -0.0395
    names.mostAgainst -16.5
     page.prose 0
      0.0690
      -0.0236
     0.0689
  0.0540
 page.main 0
  in1000.links 0.563674
   names.for 9.5
    index 177.5
     within.definition 0
      0.0327
      -0.0415
     -0.0022
    page.h3 2.5
     0.0258
     page.prose 0.257766
      0.0343
      -0.0501
   0.0972
  in1000.links 0.131166
   page.prose 0.643645
    heading.reviews 0
     0.0371
     -0.0428
    in1000.proseShare 0.598413
     -0.0467
     in1000.proseShare 0.981471
      0.0349
      -0.0137
   -0.0155

within.nav 0
 wordsBefore 0.76312
  within.hidden 0
   named.forum 0
    page.named.item 0
     page.noscript 19
      in30.share 0.183138
       parent.words 71.5
        page.noscript 0
         in100.perBlock 4.50052
          -0.0268
          0.0274
         in100.prose 0.241118
          page.links 0.744323
           0.0732
           -0.0100
          0.0192
        in30.share 0.0806361
         0.0604
         -0.0014
       0.0051
      -0.0205
     page.h3 50.5
      names.leaning 0
       -0.0473
       kin.links 0.639709
        in1000.links 0.131166
         0.0140
         -0.0322
        kin.sentences 0
         -0.0141
         0.0739
      0.0548
    group.first 0.330453
     names.leaning 9.5
      -0.0333
      0.0364
     -0.0644
   -0.0390
  in1000.links 0.654788
   names.leaning 0
    -0.0573
    page.blocks 673.5
     -0.0271
     0.0302
   0.0401
 -0.0585

within.footer 0
 page.isProduct 0
  page.h2 14.5
   within.hidden 0
    page.proseWords 1790
     group.blocks 12.5
      in1000.prose 0.430551
       in100.words 157.5
        0.0522
        0.0018
       parent.links 0.0296511
        0.0052
        -0.0443
      in100.perBlock 9.31181
       page.h3 6.5
        page.nav 1.5
         kin.parents 16.5
          -0.0339
          0.0442
         page.links 0.584483
          -0.0570
          0.0211
        item.rowShare 0.410099
         page.proseWords 574.5
          0.0648
          0.0010
         -0.0144
       0.0430
     group.links 0.00617926
      in1000.proseShare 0.988942
       -0.0463
       0.0104
      0.0062
    -0.0358
   item.rowShare 0.109477
    0.0391
    item.alike 4.5
     in100.perBlock 18.9581
      0.0090
      -0.0934
     0.0180
  in1000.proseShare 0.500562
   -0.0606
   -0.0056
 page.proseWords 0
  0.0318
  -0.0842

within.dialog 0
 named.related 0
  up.comment 0
   own.review 0
    wordsAfterH1 0
     wordsAfterH1 -52725
      group.parents 28.5
       in1000.blocks 176.5
        0.0293
        in100.prose 0
         page.named.product 0
          box.share 0.00124488
           -0.0240
           0.0677
          -0.0551
         -0.0417
       0.0526
      -0.0468
     wordsAfterH1 809.5
      words 30.5
       0.0139
       0.0488
      page.prose 0.289307
       in300.perBlock 4.76813
        0.0036
        page.form 1.5
         -0.0124
         0.1033
       around4.links 0.104201
        page.form 2.5
         page.prices 53
          page.prose 0.643645
           0.0481
           in300.proseShare 0.62393
            -0.0191
            0.0322
          -0.0442
         within.article 0
          in1000.blocks 155.5
           -0.0019
           -0.0699
          0.0281
        -0.0329
    -0.0493
   -0.0563
  -0.0549
 -0.0769

within.footer 0
 heading.reviews 0
  within.header 0
   named.forum 0
    named.overlay 0
     in1000.place 0.263053
      in1000.perBlock 3.84365
       names.for 2.5
        in300.place 0.148342
         kin.first 0.0748583
          -0.0403
          0.0456
         -0.0310
        0.0473
       page.proseBlocks 16.5
        -0.0213
        in300.place 0.279286
         0.0191
         in1000.share 0.955647
          in1000.share 0.76206
           0.0241
           -0.0537
          in100.perBlock 6.0726
           -0.0394
           0.0402
      after8.links 0.0130024
       page.words 3043
        page.proseBlocks 23.5
         -0.0122
         0.0601
        in1000.share 0.781153
         -0.0330
         0.0470
       0.0328
     in1000.perBlock 11.9692
      -0.0520
      0.0370
    outer.rowProse 0.868844
     names.for 2.5
      -0.0493
      -0.0024
     0.0342
   -0.0399
  -0.0481
 page.proseBlocks 0
  0.0256
  -0.0819

within.hidden 0
 up.comment 0
  depth 25.5
   named.side 0
    names.mostAgainst -26.5
     -0.0547
     in300.links 0.00797243
      in30.place 0.388004
       0.0271
       in300.words 936.5
        -0.0404
        names.mostAgainst -6.5
         names.mostAgainst -16.5
          0.0172
          -0.0651
         0.0554
      grandparent.links 0.025663
       in300.links 0.126692
        page.isArticle 0
         0.0450
         -0.0005
        in300.links 0.143685
         -0.0458
         0.0112
       group.blocks 10.5
        page.named.article 0
         0.0011
         -0.0483
        named.media 0
         around4.sentences 0.0260305
          page.proseWords 118.5
           0.0151
           -0.0331
          0.0206
         page.named.article 0
          0.0801
          -0.0055
    -0.0219
   -0.0463
  -0.0625
 page.nav 2.5
  -0.0555
  names.mostAgainst -11.5
   -0.0426
   in300.links 0.55786
    0.0521
    -0.0505

group.first 0.883101
 own.hidden 0
  named.comment 0
   page.named.product 0
    in100.perBlock 4.09526
     in30.words 50.5
      -0.0363
      in30.words 271.5
       within.list 0
        outer.alike 14.5
         page.links 0.584483
          -0.0091
          0.0577
         0.0786
        -0.0112
       -0.0216
     group.blocks 24.5
      outer.alike 4.5
       page.links 0.530261
        page.named.article 0
         in100.perBlock 25.0896
          0.0043
          -0.0354
         -0.0393
        0.0403
       outer.alike 22.5
        0.0200
        -0.0339
      up.action 0
       around40.sentences 0.0389777
        page.links 0.188764
         -0.0459
         group.perBlock 5.41422
          -0.0327
          0.0534
        group.sentences 0.200527
         0.0386
         -0.0237
       -0.0435
    outer.alike 14.5
     in1000.alike 1.5
      -0.0380
      0.0401
     0.0253
   -0.0331
  -0.0310
 -0.0442

within.nav 0
 in100.place 0.01109
  -0.0408
  in100.place 0.0895255
   copies 7.5
    0.0381
    -0.0233
   heading.related 0
    around40.words 22.448
     names.mostAgainst -26.5
      -0.0527
      in100.words 199.5
       near.date 0
        copies 1.5
         0.0339
         around40.words 2.5688
          0.0668
          -0.0156
        -0.0113
       page.named.product 0
        in100.links 0.698453
         page.blocks 231.5
          -0.0074
          in300.blocks 168.5
           page.section 32.5
            0.0334
            -0.0424
           -0.0011
         in300.blocks 87.5
          0.0253
          in300.place 0.614395
           -0.0606
           0.0328
        in100.links 0.915247
         -0.0359
         0.0541
     page.h3 10.5
      kin.sentences 0.0608402
       0.0357
       -0.0300
      -0.0506
    page.blocks 1177.5
     in100.place 0.274529
      0.0046
      -0.0718
     0.0332
 -0.0495

repeat 0
 kin.share 0.00193869
  -0.0342
  named.side 0
   named.footer 0
    in30.place 0.0115053
     -0.0396
     page.noscript 4.5
      in100.words 170.5
       item.rowLinks 0
        0.0464
        0.0117
       page.p 35.5
        named.search 0
         kin.perBlock 6.0082
          0.0064
          page.table 0
           0.0479
           0.0026
         -0.0331
        page.p 48.5
         group.parents 1.5
          0.0171
          page.blocks 286
           -0.0051
           page.noscript 1.5
            -0.0804
            0.0196
         page.blocks 222.5
          page.blocks 190.5
           0.0073
           -0.0590
          0.0181
      box.place 0.400624
       0.0251
       in100.links 0.0861398
        -0.0542
        0.0148
    heading.words 36.5
     0.0067
     -0.0404
   -0.0175
 box.share 0.00189979
  in300.place 0.162444
   -0.0329
   0.0137
  -0.0582

within.nav 0
 named.byline 0
  up.tags 0
   group.share 0.665694
    in1000.links 0.00914523
     in300.proseShare 0.834871
      -0.0548
      0.0302
     named.detail 0
      place 0.865463
       in1000.links 0.0732878
        0.0182
        kin.first 0.252058
         group.share 0.523543
          grandparent.blocks 289.5
           in300.up 5.5
            in300.proseShare 0.739919
             -0.0587
             -0.0149
            group.share 0.209881
             in1000.blocks 231.5
              0.0092
              -0.0427
             0.0382
           0.0335
          0.0377
         0.0067
       outer.alike 8.5
        -0.0518
        0.0005
      in100.up 3.5
       kin.last 0.833655
        parent.proseShare 0.0916326
         outer.alike 15.5
          0.0441
          -0.0314
         -0.0348
        0.0724
       page.h3 5.5
        -0.0268
        0.0186
    0.0376
   0.0398
  group.share 0.270194
   -0.0402
   0.0122
 -0.0464

repeat 0
 wordsBefore 0.66948
  within.header 0
   in30.words 137.5
    group.sentences 0.101672
     in100.alike 9.5
      0.0341
      -0.0275
     -0.0082
    0.0018
   -0.0385
  page.proseBlocks 4.5
   0.0229
   in300.proseShare 0.271233
    -0.0446
    in300.proseShare 0.834871
     kin.links 0.0345602
      page.h3 11.5
       0.0162
       -0.0488
      page.h3 0
       -0.0234
       0.0578
     in100.links 0.0167053
      0.0203
      page.h3 58.5
       -0.0357
       0.0416
 grandparent.prose 0.625371
  named.item 0
   page.links 0.111857
    0.0264
    names.mostFor 18.5
     -0.0650
     0.0293
   linkCount 0
    page.h2 11.5
     page.links 0.311749
      -0.0138
      page.h3 3.5
       -0.0019
       wordsBefore 0.470918
        -0.0099
        0.0790
     -0.0177
    -0.0434
  -0.0564

depth 25.5
 group.share 0.665694
  named.forum 0
   within.header 0
    around12.words 32.98
     tag 19.5
      group.parents 30.5
       words-1 2.5
        box.proseShare 0.00896905
         -0.0013
         -0.0406
        in30.words 157.5
         in30.perBlock 3.42124
          -0.0191
          0.0209
         in30.perBlock 19.516
          0.0033
          -0.0326
       kin.share 0.0285087
        -0.0404
        group.first 0.266005
         group.first 0.148716
          0.0307
          -0.0190
         0.0531
      up.detail 0
       -0.0404
       0.0307
     in300.proseShare 0.930418
      -0.0465
      0.0182
    -0.0390
   names.for 2.5
    group.first 0.101672
     0.0107
     named.tags 0
      -0.0640
      0.0235
    depth 15.5
     -0.0272
     0.0421
  depth 12.5
   0.0615
   -0.0060
 in300.proseShare 0.56768
  -0.0719
  0.0164

within.dialog 0
 names.parent 9.5
  up.comment 0
   capitals 0.200592
    names.mostFor 13.5
     grandparent.perBlock 8.27223
      -0.0034
      around4.sentences 0.0989297
       in300.blocks 36.5
        -0.0044
        0.0423
       -0.0300
     in1000.place 0.185771
      0.0138
      0.0549
    group.parents 16.5
     kin.last 0.96843
      -0.0056
      -0.0470
     kin.last 0.715337
      in100.links 0.944781
       -0.0345
       0.0307
      0.0186
   -0.0504
  group.parents 4.5
   around12.words 10.8812
    in100.blocks 57.5
     -0.0572
     0.0201
    grandparent.perBlock 6.14585
     -0.0445
     capitals 0.504386
      0.0449
      -0.0197
   kin.blocks 73.5
    grandparent.place 0.379455
     -0.0046
     outer.rowAverage 101.595
      in1000.place 0.221406
       0.0125
       -0.0573
      -0.0824
    outer.rowProse 0
     -0.0354
     0.0454
 -0.0657

wordsBefore 0.717548
 parent.prose 0.929512
  page.h2 3.5
   item.rowAverage 3.34314
    box.perBlock 9.01923
     -0.0459
     0.0195
    in1000.up 8.5
     index 191.5
      0.0000
      -0.0438
     names.leaning 3.5
      kin.sentences 0.00891939
       -0.0395
       0.0240
      page.prices 69.5
       0.0524
       -0.0224
   box.share 0.000731395
    names.leaning 9.5
     in100.proseShare 0.0891532
      -0.0532
      0.0098
     0.0221
    in300.up 12.5
     item.rowAverage 158.1
      0.0265
      -0.0086
     -0.0207
  page.h2 6.5
   in300.share 0.268142
    -0.0266
    0.0227
   wordsBefore 0.519005
    outer.words 332.5
     page.nav 4.5
      -0.0425
      0.0272
     0.0206
    in300.share 0.650453
     -0.0713
     0.0047
 in1000.links 0.654788
  outer.rowAverage 57.6735
   -0.0400
   -0.0060
  0.0203

within.footer 0
 in1000.place 0.38529
  within.form 0
   names.leaning -46.5
    -0.0468
    in30.words 271.5
     in30.share 0.139691
      grandparent.place 0.599374
       names.leaning 15.5
        page.named.item 0
         names.leaning -10.5
          outer.rowAverage 197.833
           0.0039
           0.0837
          around12.sentences 0.12124
           0.0060
           -0.0422
         -0.0264
        in300.prose 0.106404
         0.0707
         0.0160
       around40.links 0.115396
        0.0082
        page.noscript 2.5
         -0.0373
         0.0206
      0.0404
     -0.0132
   group.share 0.372404
    after8.words 2.26786
     0.0083
     -0.0581
    0.0291
  heading.level 3.5
   kin.parents 6.5
    -0.0059
    names.leaning 7.5
     around40.links 0.0254469
      -0.0309
      in30.share 0.00944708
       -0.0106
       linkCount 0
        0.0584
        -0.0205
     0.0608
   -0.0392
 -0.0673

group.first 0.939036
 commas 0.0401613
  page.article 40.5
   page.article 4.5
    around40.words 22.448
     named.forum 0
      named.overlay 0
       page.main 0
        within.section 0
         box.links 0.0490297
          names.mostAgainst -8.5
           0.0045
           0.0445
          -0.0154
         grandparent.share 0.00535081
          -0.0127
          in300.prose 0.840528
           0.0579
           -0.0063
        -0.0030
       in300.words 1995
        -0.0532
        0.0315
      within.article 0
       -0.0424
       0.0303
     -0.0323
    kin.parents 29.5
     page.article 18.5
      group.first 0.330453
       0.0034
       -0.0485
      0.0250
     -0.0811
   group.parents 58.5
    0.0527
    -0.0268
  names.parent 7.5
   group.parents 2.5
    names.parent 5.5
     -0.0113
     0.0442
    0.0320
   parent.blocks 5.5
    -0.0362
    0.0299
 -0.0557

own.hidden 0
 parent.prose 0.861315
  before8.words 6.0625
   in100.perBlock 1.6968
    item.rowAverage 1.75403
     -0.0300
     0.0757
    within.main 0
     names.mostFor 18.5
      in1000.prose 0.225881
       outer.rowProse 0.0466549
        in1000.blocks 219.5
         0.0281
         -0.0369
        0.0349
       -0.0390
      0.0462
     0.0046
   in1000.prose 0.702375
    words1 2.5
     -0.0026
     page.section 2.5
      in1000.proseShare 0.598413
       0.0550
       0.0010
      in1000.proseShare 0.430059
       -0.0039
       toEnd 32.5
        -0.0137
        0.0621
    grandparent.blocks 5.5
     -0.0247
     0.0119
  outer.rowProse 0.548028
   page.nav 2.5
    -0.0127
    -0.0674
   in1000.links 0.0400855
    in1000.proseShare 0.998973
     in1000.up 3.5
      -0.0037
      -0.0518
     0.0349
    0.0126
 in1000.blocks 385.5
  -0.0469
  0.0216

names.leaning 0
 heading.level 3.5
  page.h3 3.5
   page.form 1.5
    sentences 0
     -0.0219
     0.0316
    -0.0562
   own.product 0
    page.form 0
     0.0407
     in30.proseShare 0
      names.for 3.5
       in300.perBlock 3.60308
        page.h3 58.5
         -0.0584
         0.0234
        0.0108
       afterH1 -17.5
        -0.0172
        0.0802
      -0.0358
    0.0545
  -0.0557
 within.table 0
  names.grandparent 3.5
   page.form 0
    0.0165
    in1000.proseShare 0.762006
     grandparent.blocks 10.5
      0.0307
      item.rowAverage 3.34314
       0.0372
       -0.0439
     afterH1 97.5
      -0.0131
      around40.words 15.1731
       -0.0605
       0.0202
   kin.last 0.715337
    -0.0007
    0.0185
  kin.last 0.812576
   0.0628
   kin.last 0.942173
    -0.0359
    0.0444

within.aside 0
 within.nav 0
  heading.reviews 0
   in1000.up 21.5
    in1000.prose 0.702375
     page.named.item 0
      page.article 0
       page.table 2.5
        page.links 0.332781
         around40.sentences 0.10049
          0.0500
          0.0016
         page.h2 4.5
          page.h2 2.5
           0.0254
           -0.0444
          in100.words 170.5
           0.0680
           0.0103
        -0.0307
       page.h2 7.5
        0.0161
        -0.0184
      page.links 0.204744
       -0.0413
       in1000.place 0.29074
        in1000.place 0.148855
         parent.alike 2.5
          page.article 0
           0.0021
           0.0712
          -0.0521
         -0.0478
        0.0519
     page.table 2.5
      page.links 0.311749
       page.h2 11.5
        -0.0219
        in1000.prose 0.748235
         -0.0284
         0.0176
       0.0310
      0.0314
    -0.0454
   -0.0392
  -0.0397
 -0.0551

page.isProduct 0
 up.tags 0
  names.against -17.5
   -0.0406
   group.parents 89
    names.against -10.5
     0.0350
     group.first 0.71299
      tag 19.5
       in1000.place 0.38529
        outer.words 729
         within.hidden 0
          in1000.place 0.347299
           0.0016
           -0.0404
          in1000.up 11.5
           -0.0569
           0.0144
         0.0209
        page.noscript 7.5
         group.parents 3.5
          -0.0067
          page.prose 0.8172
           0.0509
           -0.0271
         -0.0386
       -0.0393
      around40.sentences 0.0703149
       -0.0057
       around12.sentences 0.0671166
        0.0089
        -0.0655
    0.0411
  0.0382
 in100.proseShare 0.28917
  in30.place 0.388004
   group.first 0.214885
    -0.0284
    in30.links 0.0543258
     0.0554
     -0.0186
   group.first 0.659523
    -0.0571
    in300.blocks 190.5
     0.0374
     -0.0510
  0.0038

page.form 2.5
 page.prices 26.5
  in300.perBlock 5.6028
   in1000.perBlock 4.14185
    -0.0036
    page.code 44
     in30.up 0
      0.0144
      in100.place 0.0690848
       0.0016
       -0.0754
     0.0357
   page.h2 14.5
    page.form 0
     in1000.perBlock 12.9991
      page.dates 6.5
       page.h3 44.5
        0.0601
        -0.0194
       -0.0247
      -0.0126
     page.h2 13.5
      -0.0036
      -0.0616
    page.h3 11.5
     0.0584
     0.0125
  in100.blocks 52.5
   around12.sentences 0.0528857
    -0.0400
    page.h3 3.5
     -0.0397
     0.0444
   page.prices 69.5
    0.0766
    group.perBlock 8.53743
     -0.0199
     0.0542
 page.links 0.215347
  in100.place 0.333605
   -0.0075
   -0.0394
  group.sentences 0.0807314
   names.grandparent -1.5
    -0.0204
    0.0172
   -0.0296

within.footer 0
 page.dates 11.5
  page.section 21.5
   page.section 15.5
    in300.links 0.00797243
     in300.place 0.279286
      0.0255
      in1000.place 0.432512
       -0.0459
       0.0120
     in100.links 0.0167053
      in300.links 0.162972
       0.0423
       -0.0207
      page.proseWords 0
       0.0476
       group.share 0.00463184
        -0.0230
        0.0051
    page.proseWords 245
     -0.0138
     0.0602
   in300.share 0.51893
    within.microdata 0
     -0.0602
     0.0391
    in300.links 0.281304
     page.section 35
      -0.0123
      0.0530
     -0.0407
  group.share 0.372404
   in300.place 0.516001
    -0.0165
    page.proseBlocks 52.5
     -0.0673
     0.0032
   kin.last 0.877233
    0.0692
    in300.place 0.225828
     in300.share 0.924941
      -0.0572
      0.0255
     0.0442
 in1000.blocks 582
  -0.0745
  0.0193

within.dialog 0
 page.prose 0.568685
  words-1 2.5
   named.item 0
    page.prose 0
     0.0327
     in300.blocks 670
      -0.0419
      0.0238
    around40.words 1.7785
     0.0494
     page.prose 0.488614
      around40.words 8.39545
       -0.0002
       -0.0388
      page.h2 9.5
       -0.0141
       0.0593
   depth 26.5
    box.place 0.93207
     around40.words 10.046
      in300.prose 0.840528
       linkCount 2.5
        kin.perBlock 4.67083
         around4.sentences 0.0370775
          -0.0150
          0.0194
         0.0255
        -0.0313
       -0.0486
      0.0364
     -0.0281
    -0.0326
  around40.words 6.5487
   -0.0492
   digits 0.00680852
    in30.prose 0.961775
     page.links 0.126089
      depth 9.5
       -0.0189
       kin.perBlock 29.6163
        0.0349
        -0.0209
      -0.0206
     0.0230
    -0.0176
 -0.0608

within.footer 0
 level 0
  page.section 35
   page.isArticle 0
    wordLength 5.20389
     group.first 0.500379
      parent.words 57.5
       within.list 0
        item.rowShare 0.145315
         -0.0034
         -0.0370
        0.0142
       in100.alike 11.5
        0.0244
        -0.0250
      in1000.perBlock 25.9628
       -0.0195
       0.0250
     links 0
      in300.perBlock 7.23643
       in300.perBlock 3.60308
        0.0362
        -0.0093
       0.0318
      -0.0027
    in1000.up 2.5
     0.0213
     group.first 0.330453
      in1000.share 0.827131
       0.0211
       -0.0391
      -0.0547
   in1000.share 0.662464
    -0.0669
    page.prose 0.465518
     -0.0287
     0.0375
  words 2.5
   0.0488
   in1000.perBlock 9.53508
    in100.blocks 116.5
     0.0386
     -0.0064
    -0.0083
 page.prose 0
  0.0241
  -0.0710

within.dialog 0
 in30.alike 37.5
  around12.sentences 0.0641742
   words 9.5
    item.rowShare 0.145315
     within.section 0
      named.tags 0
       around12.sentences 0.0133631
        -0.0369
        0.0011
       names.against -7.5
        -0.0210
        0.0552
      grandparent.share 0.00293351
       -0.0179
       0.0290
     words 1.5
      0.0225
      -0.0258
    names.parent 12.5
     in300.words 384.5
      kin.last 0.640695
       0.0372
       item.rowShare 0.0658207
        0.0172
        -0.0470
      group.first 0.298365
       grandparent.share 0.0509759
        kin.last 0.715337
         0.0220
         -0.0239
        0.0346
       0.0388
     -0.0123
   item.rowShare 0.57305
    box.prose 0.975497
     page.section 6.5
      in30.up 4.5
       -0.0020
       0.0393
      around12.words 7.80625
       -0.0322
       0.0188
     -0.0299
    0.0119
  0.0445
 -0.0564

page.form 4.5
 within.heading 0
  group.blocks 10.5
   page.dates 8.5
    page.proseBlocks 14.5
     page.links 0.530261
      -0.0331
      names.mostFor 11.5
       -0.0364
       0.0378
     group.first 0.170898
      -0.0251
      0.0202
    names.mostFor 10.5
     0.0072
     page.links 0.0852897
      0.0152
      -0.0625
   in300.proseShare 0.792409
    page.proseBlocks 25.5
     page.proseBlocks 18.5
      tag 3.5
       0.0380
       -0.0144
      0.0447
     kin.blocks 111.5
      -0.0250
      kin.blocks 192.5
       0.0457
       group.first 0.101672
        0.0291
        -0.0360
    page.dates 25.5
     0.0241
     -0.0150
  0.0190
 parent.share 0.014874
  page.dates 35.5
   index 207.5
    -0.0137
    -0.0583
   0.0208
  in300.words 1995
   group.blocks 1.5
    -0.0316
    0.0267
   -0.0392

repeat 0
 page.nav 4.5
  names.leaning 9.5
   page.proseWords 2007.5
    named.forum 0
     links 0
      page.form 4.5
       0.0205
       -0.0161
      own.item 0
       -0.0244
       0.0293
     -0.0401
    grandparent.links 0.503724
     page.pre 10.5
      -0.0596
      0.0102
     0.0198
   names.parent 9.5
    group.sentences 0.0807314
     page.pre 22
      0.0280
      -0.0331
     -0.0083
    kin.share 0.538954
     kin.sentences 0.058777
      kin.share 0.147323
       -0.0087
       kin.parents 39.5
        -0.0837
        0.0083
      0.0007
     0.0243
  kin.share 0.538954
   group.sentences 0.118452
    0.0322
    -0.0158
   -0.0232
 page.pre 6.5
  in30.perBlock 1.50379
   0.0364
   grandparent.prose 0.664246
    page.main 0
     -0.0060
     -0.0406
    -0.0627
  0.0321

repeat 0
 within.dialog 0
  named.related 0
   named.review 0
    capitals 0.231327
     digits 0.0407192
      page.p 10.5
       group.links 0.0508044
        grandparent.perBlock 5.40313
         -0.0148
         0.0784
        -0.0118
       in1000.place 0.551521
        in1000.share 0.955647
         group.links 0
          own.content 0
           -0.0261
           0.0247
          0.0174
         0.0299
        0.0452
      -0.0016
     grandparent.perBlock 14.0032
      page.p 161.5
       0.0020
       0.0371
      -0.0219
    page.p 18.5
     place 0.700651
      0.0609
      -0.0225
     -0.0543
   item.rowShare 0.57305
    -0.0545
    0.0278
  -0.0552
 box.perBlock 4.01282
  outer.rowLinks 0.69902
   in1000.share 0.28439
    -0.0368
    0.0113
   up.tags 0
    -0.0556
    0.0186
  page.words 6076
   -0.0610
   0.0039

toEnd 16.5
 outer.alike 10.5
  -0.0594
  0.0327
 group.last 0.974041
  page.li 0
   0.0368
   page.article 40.5
    page.article 0
     heading.words 1084.5
      heading.reviews 0
       group.first 0.214885
        -0.0071
        page.h3 4.5
         outer.alike 5.5
          in100.proseShare 0.47158
           grandparent.alike 1.5
            -0.0521
            0.0146
           0.0102
          0.0146
         around40.links 0.0146869
          -0.0218
          0.0279
       -0.0425
      -0.0300
     afterH1 206.5
      outer.links 0.30428
       box.alike 1.5
        page.h1 0
         0.0390
         -0.0191
        group.last 0.850275
         0.0062
         0.0618
       -0.0347
      page.article 4.5
       outer.alike 9.5
        -0.0477
        0.0336
       -0.0738
    named.action 0
     0.0404
     -0.0322
  linkCount 0
   0.0544
   -0.0248

within.footer 0
 page.p 0
  0.0489
  within.hidden 0
   own.media 0
    named.related 0
     heading.level 3.5
      named.side 0
       in100.perBlock 12.8376
        within.nav 0
         0.0191
         -0.0241
        before8.words 8.4375
         -0.0184
         around12.links 0.135859
          box.links 0.589572
           0.0171
           -0.0344
          group.links 0.252254
           -0.0426
           0.0121
       before8.words 14.1339
        -0.0285
        0.0376
      names.leaning 0
       -0.0486
       page.p 35.5
        before8.words 6.0625
         0.0533
         -0.0077
        heading.distance 1.5
         0.0243
         grandparent.place 0.449373
          box.links 0.02444
           0.0321
           -0.0393
          -0.0574
     -0.0401
    -0.0449
   named.detail 0
    names.leaning 20.5
     -0.0524
     0.0332
    0.0055
 in1000.proseShare 0
  0.0228
  -0.0692

repeat 0
 within.aside 0
  heading.level 3.5
   group.first 0.939036
    named.overlay 0
     in300.links 0.143685
      page.p 53.5
       box.alike 1.5
        heading.distance 29.5
         group.first 0.500379
          -0.0096
          in1000.words 2168.5
           -0.0612
           0.0148
         0.0262
        capitals 0.200592
         0.0374
         -0.0127
       heading.distance 33.5
        0.0228
        page.links 0.204744
         kin.perBlock 17.7238
          0.0010
          -0.0588
         in30.alike 9.5
          0.0561
          -0.0330
      page.noscript 0
       group.first 0.266005
        -0.0155
        in30.perBlock 3.10306
         -0.0246
         kin.perBlock 24.1337
          0.0442
          -0.0124
       0.0372
     in100.words 2550.5
      -0.0442
      0.0310
    -0.0499
   in1000.words 1343.5
    0.0124
    -0.0361
  -0.0612
 kin.perBlock 3.83559
  -0.0024
  -0.0483

within.footer 0
 repeat 0
  in1000.prose 0.225881
   in300.up 7.5
    words1 2.5
     -0.0113
     box.words 4.5
      -0.0105
      0.0357
    names.mostFor 9.5
     -0.0069
     0.0646
   within.figure 0
    named.header 0
     copies 1.5
      near.date 0
       in100.perBlock 6.0726
        -0.0171
        names.mostFor 9.5
         0.0437
         names.mostFor 13.5
          in100.perBlock 21.4911
           page.article 1.5
            page.prices 6.5
             page.proseBlocks 12.5
              -0.0124
              0.0418
             -0.0153
            page.article 18.5
             -0.0526
             0.0316
           -0.0193
          in300.up 9.5
           page.h2 1.5
            -0.0304
            0.0342
           -0.0340
       -0.0181
      0.0309
     -0.0273
    -0.0616
  box.words 4.5
   names.mostFor 14.5
    -0.0096
    0.0384
   -0.0434
 -0.0578

up.comment 0
 in1000.share 0.28439
  kin.share 0.423269
   wordsAfterH1 937.5
    around4.sentences 0.051302
     -0.0357
     0.0367
    -0.0618
   0.0283
  page.isArticle 0
   kin.first 0
    -0.0399
    heading.reviews 0
     page.code 61
      page.section 25.5
       names.parent 6.5
        page.prices 26.5
         in30.links 0
          proseAfter 41.5
           0.0284
           -0.0203
          wordsAfterH1 1885.5
           0.0054
           -0.0333
         page.noscript 10.5
          in30.perBlock 31.1514
           0.0398
           -0.0199
          -0.0311
        grandparent.alike 3.5
         page.code 3.5
          -0.0169
          0.0286
         in30.perBlock 31.1514
          -0.0063
          0.0599
       up.detail 0
        -0.0316
        0.0323
      0.0550
     -0.0317
   capitals 0.231327
    0.0035
    kin.links 0.838646
     -0.0576
     0.0107
 -0.0469

within.footer 0
 named.related 0
  linkCount 0
   item.rowAverage 158.1
    names.parent 7.5
     within.table 0
      own.hidden 0
       page.prose 0.788016
        page.article 4.5
         named.field 0
          in300.words 554.5
           0.0069
           0.0280
          -0.0350
         group.perBlock 4.01667
          -0.0372
          0.0187
        -0.0154
       in300.words 1354.5
        -0.0496
        0.0437
      grandparent.words 187.5
       0.0593
       -0.0055
     page.prose 0.352812
      in1000.share 0.827131
       -0.0677
       -0.0041
      0.0059
    names.parent 11.5
     -0.0256
     0.0244
   in300.words 2347
    level 0
     page.article 0
      -0.0147
      -0.0443
     before8.words 3.26786
      -0.0279
      0.0361
    0.0187
  page.prose 0.214019
   0.0218
   -0.0570
 page.prose 0
  0.0306
  -0.0635

wordsBefore 0.519005
 repeat 0
  words 9.5
   in1000.place 0.0594608
    -0.0086
    page.li 344
     0.0187
     -0.0261
   in100.words 317.5
    heading.words 152.5
     0.0527
     0.0033
    0.0118
  box.words 3.5
   item.rowLinks 0.64572
    0.0236
    -0.0358
   -0.0467
 in1000.place 0.551521
  page.proseWords 425
   group.blocks 16.5
    -0.0157
    page.article 2.5
     0.0363
     -0.0203
   page.links 0.140621
    in1000.place 0.134591
     page.proseWords 987
      0.0260
      -0.0303
     in1000.place 0.497517
      0.0262
      -0.0309
    item.rowShare 0.57305
     in1000.place 0.38529
      -0.0498
      -0.0061
     page.li 225.5
      0.0117
      -0.0452
  names.grandparent -2.5
   -0.0414
   outer.alike 26.5
    0.0423
    group.blocks 35.5
     -0.0331
     0.0232

repeat 0
 copies 1.5
  within.footer 0
   item.alike 34.5
    wordsAfterH1 4314.5
     names.parent 9.5
      in100.words 170.5
       level-1 0
        0.0071
        0.0420
       page.prices 3.5
        page.section 11.5
         page.li 57.5
          -0.0202
          outer.alike 8.5
           around40.links 0.226723
            0.0123
            -0.0251
           0.0319
         0.0361
        in100.words 244.5
         0.0132
         item.alike 5.5
          -0.0379
          -0.0014
      -0.0148
     page.li 131.5
      0.0104
      -0.0576
    words 9.5
     in300.perBlock 4.31211
      0.0229
      -0.0404
     0.0502
   -0.0465
  words 4.5
   -0.0052
   0.0486
 kin.perBlock 4.67083
  outer.rowAverage 43.725
   -0.0193
   around4.links 0.158007
    0.0307
    -0.0113
  outer.alike 22.5
   -0.0568
   0.0049

within.table 0
 page.code 61
  page.prose 0.257766
   toEnd 143.5
    page.h2 12.5
     page.nav 3.5
      in300.proseShare 0.739919
       -0.0108
       0.0407
      0.0655
     -0.0107
    page.noscript 0
     in100.words 1629.5
      -0.0378
      0.0182
     in300.share 0.650453
      in1000.up 3.5
       -0.0232
       page.nav 1.5
        -0.0137
        outer.alike 6.5
         0.0887
         0.0125
      in1000.up 3.5
       0.0420
       -0.0275
   page.h2 14.5
    in300.proseShare 0.0976376
     names.grandparent 15.5
      -0.0452
      0.0328
     within.list 0
      parent.place 0.501272
       -0.0051
       -0.0256
      named.footer 0
       0.0138
       -0.0463
    page.nav 1.5
     0.0373
     in100.perBlock 7.58453
      -0.0327
      0.0070
  0.0535
 in1000.up 17.5
  0.0393
  -0.0435

within.heading 0
 within.table 0
  words 9.5
   around40.words 1.7785
    0.0354
    within.button 0
     named.item 0
      item.rowLinks 0.020196
       -0.0051
       -0.0375
      in100.up 4.5
       in1000.perBlock 6.37647
        -0.0335
        0.0007
       page.proseWords 1391.5
        within.nav 0
         in1000.perBlock 4.14185
          0.0366
          heading.distance 5.5
           0.0237
           -0.0176
         -0.0336
        -0.0229
     -0.0453
   box.alike 13.5
    words 13.5
     0.0201
     heading.distance 33.5
      in300.place 0.252449
       0.0108
       in100.up 3.5
        0.0025
        -0.0325
      before8.words 3.64583
       0.0197
       -0.0404
    0.0275
  page.proseWords 171.5
   -0.0275
   named.cart 0
    0.0484
    -0.0352
 in300.up 9.5
  in300.up 5.5
   0.0073
   0.0378
  -0.0183

commas 0.0912561
 wordLength 4.99704
  page.main 0
   page.links 0.673929
    within.article 0
     kin.sentences 0.133631
      kin.links 0.00475761
       in1000.share 0.89907
        -0.0212
        0.0222
       parent.place 0.431433
        parent.links 0.0138569
         0.0280
         -0.0202
        -0.0422
      0.0161
     0.0263
    in100.place 0.0214619
     -0.0208
     0.0633
   box.words 36.5
    page.named.item 0
     page.links 0.126089
      0.0143
      -0.0244
     in300.blocks 67.5
      0.0053
      -0.0526
    kin.last 0.995932
     kin.links 0.042486
      -0.0099
      0.0386
     -0.0439
  grandparent.links 0.00736197
   in300.links 0.244953
    in300.links 0
     -0.0096
     0.0258
    in300.up 10.5
     -0.0322
     0.0234
   -0.0028
 level1 0
  parent.proseShare 0.00869284
   0.0224
   -0.0049
  0.0467

within.aside 0
 repeat 0
  within.dialog 0
   grandparent.alike 24.5
    page.dates 46.5
     capitals 0.231327
      page.section 35
       around12.sentences 0.0924449
        in100.place 0.0351673
         names.grandparent 0
          -0.0497
          0.0096
         named.related 0
          parent.alike 14.5
           page.words 3312
            0.0177
            0.0394
           -0.0203
          -0.0329
        in100.place 0.404148
         0.0132
         -0.0347
       in300.proseShare 0.930418
        -0.0540
        0.0201
      names.against -8.5
       names.for 2.5
        -0.0110
        0.0385
       page.named.article 0
        -0.0034
        in300.words 507.5
         0.0260
         -0.0388
     page.dates 54
      -0.0759
      in100.place 0.51501
       0.0276
       names.mostAgainst -5.5
        -0.0556
        0.0291
    0.0422
   -0.0547
  parent.alike 3.5
   -0.0238
   0.0266
 -0.0580

page.form 4.5
 within.heading 0
  kin.blocks 4.5
   in30.proseShare 0.0243939
    0.0017
    -0.0336
   in1000.perBlock 3.84365
    kin.last 0.908118
     own.item 0
      page.prices 69.5
       0.0662
       -0.0201
      -0.0111
     -0.0117
    group.first 0.101672
     heading.level 0
      -0.0268
      0.0323
     group.first 0.170898
      kin.blocks 20.5
       0.0093
       -0.0410
      around40.words 4.33542
       -0.0264
       within.microdata 0
        parent.perBlock 7.00407
         0.0229
         in100.up 3.5
          in300.links 0.416107
           0.0183
           -0.0443
          page.proseWords 498
           0.0231
           words 13.5
            0.0083
            -0.0495
        page.prices 23.5
         -0.0299
         0.0279
  0.0170
 grandparent.alike 1.5
  in100.words 413.5
   page.proseWords 1508
    0.0113
    -0.0339
   -0.0385
  0.0169

page.h2 51.5
 item.rowAverage 1.75403
  kin.perBlock 4.06168
   -0.0315
   in300.links 0.126692
    -0.0175
    0.0169
  kin.perBlock 1.96922
   0.0277
   page.h2 9.5
    kin.first 0.177075
     kin.first 0.113347
      in100.words 1629.5
       in300.proseShare 0.998973
        0.0061
        -0.0393
       0.0383
      -0.0333
     in300.blocks 308.5
      page.section 9.5
       in300.links 0.0729576
        in1000.alike 2.5
         0.0285
         -0.0420
        -0.0124
       0.0324
      0.0610
    page.h2 14.5
     kin.first 0.287596
      page.section 3.5
       -0.0069
       -0.0540
      in300.links 0
       -0.0463
       in300.prose 0.477781
        page.noscript 0
         -0.0409
         0.0075
        0.0269
     in300.proseShare 0.739919
      0.0150
      item.rowAverage 90.95
       in100.prose 0.439077
        -0.0259
        0.0282
       -0.0522
 0.0307

within.aside 0
 within.heading 0
  named.header 0
   in30.proseShare 0.165743
    names.grandparent 8.5
     names.grandparent -4.5
      page.form 2.5
       0.0368
       -0.0219
      page.main 0
       0.0036
       page.form 0
        0.0139
        -0.0230
     page.blocks 482.5
      page.blocks 231.5
       page.links 0.332781
        0.0217
        -0.0505
       names.for 3.5
        outer.rowShare 0.0483024
         -0.0238
         0.0338
        0.0721
      around12.words 26.3642
       grandparent.perBlock 11.4317
        -0.0170
        0.0329
       -0.0787
    commas 0.0401613
     item.rowShare 0.410099
      -0.0135
      -0.0520
     0.0054
   page.nav 4.5
    -0.0447
    page.form 3.5
     0.0386
     -0.0336
  level 2.5
   names.parent 0
    0.0585
    0.0151
   words 2.5
    0.0358
    -0.0093
 -0.0545

within.footer 0
 named.review 0
  in1000.place 0.38529
   page.h2 4.5
    in300.share 0.650453
     -0.0235
     group.share 0.163403
      page.h2 0
       -0.0351
       0.0029
      page.proseBlocks 47.5
       0.0337
       -0.0403
    page.links 0.584483
     names.parent -5.5
      kin.parents 63.5
       in300.share 0.23588
        -0.0122
        grandparent.prose 0.702993
         0.0645
         -0.0078
       -0.0289
      page.links 0.140621
       page.links 0.0601234
        -0.0134
        in30.place 0.165874
         -0.0190
         0.0289
       level 0
        names.parent 0
         page.proseBlocks 23.5
          -0.0215
          0.0201
         -0.0294
        0.0136
     words2 3.5
      0.0452
      -0.0041
   in1000.proseShare 0.500562
    group.last 0.828754
     -0.0454
     0.0088
    0.0271
  -0.0288
 page.proseBlocks 0
  0.0272
  -0.0626

within.aside 0
 page.form 4.5
  page.prose 0.643645
   in100.place 0.631668
    in1000.words 1095.5
     in1000.words 812
      0.0091
      outer.rowAverage 241.28
       -0.0326
       0.0233
     names.grandparent 0
      names.parent -1.5
       names.grandparent -12.5
        -0.0233
        item.links 0.0385856
         -0.0034
         0.0572
       -0.0116
      0.0254
    kin.perBlock 44.6234
     in300.words 332.5
      -0.0229
      0.0334
     -0.0225
   named.media 0
    page.form 0
     page.prose 0.773135
      0.0396
      -0.0094
     names.grandparent 2.5
      -0.0240
      in1000.words 1780.5
       0.0336
       page.words 3043
        -0.0411
        0.0070
    -0.0442
  in100.blocks 20.5
   in300.words 2132.5
    0.0264
    -0.0273
   named.article 0
    in300.words 4414
     -0.0407
     0.0136
    0.0208
 -0.0509

page.article 36.5
 page.article 0
  in1000.place 0.160101
   page.named.article 0
    wordsAfterH1 0
     in30.place 0.592491
      page.h1 0
       in1000.prose 0.621808
        0.0445
        -0.0313
       in1000.blocks 582
        -0.0486
        0.0203
      -0.0524
     wordsAfterH1 398.5
      0.0199
      in100.proseShare 0.28917
       -0.0186
       0.0213
    -0.0373
   page.dates 43.5
    wordsAfterH1 809.5
     in30.blocks 85.5
      0.0356
      -0.0124
     in30.place 0.70101
      toEnd 272.5
       0.0041
       -0.0551
      names.grandparent 7.5
       0.0045
       0.0545
    -0.0375
  group.blocks 5.5
   -0.0383
   grandparent.links 0.133512
    names.against -3.5
     -0.0294
     0.0207
    -0.0213
 names.for 0
  sentences 0.0308485
   -0.0373
   0.0262
  page.article 65
   0.0698
   -0.0164

named.overlay 0
 wordLength 5.50342
  page.p 10.5
   in1000.up 19.5
    in30.blocks 7.5
     0.0394
     0.0015
    -0.0423
   kin.blocks 20.5
    in1000.proseShare 0.762006
     0.0028
     kin.blocks 15.5
      box.links 0
       in1000.up 9.5
        -0.0186
        wordsAfterH1 398.5
         0.0298
         words-1 6.5
          -0.0395
          0.0256
       -0.0350
      in100.place 0.14308
       0.0112
       -0.0565
    in300.blocks 282.5
     names.for 3.5
      grandparent.blocks 70.5
       parent.place 0.431433
        0.0101
        in100.place 0.631668
         -0.0318
         0.0059
       0.0274
      0.0275
     outer.rowShare 0.894581
      -0.0012
      outer.rowLinks 0.0668226
       0.0197
       -0.0536
  names.for 3.5
   in100.links 0.29961
    0.0077
    -0.0185
   0.0249
 in30.alike 9.5
  -0.0454
  0.0243

names.for 3.5
 grandparent.words 50.5
  before8.words 3.0625
   page.proseWords 118.5
    -0.0003
    -0.0435
   group.parents 16.5
    -0.0184
    wordsAfterH1 1633.5
     page.proseWords 870.5
      0.0308
      -0.0093
     -0.0261
  group.parents 49.5
   linkCount 2.5
    page.proseWords 362.5
     0.0244
     grandparent.blocks 8.5
      in1000.proseShare 0.994102
       around12.words 18.8062
        -0.0490
        -0.0016
       outer.rowAverage 300.75
        0.0396
        -0.0401
      grandparent.share 0.0509759
       0.0291
       names.parent 5.5
        -0.0151
        0.0196
    -0.0372
   0.0400
 page.proseWords 0
  0.0582
  kin.blocks 111.5
   names.parent 7.5
    grandparent.words 265.5
     kin.blocks 1.5
      -0.0066
      0.0225
     -0.0208
    grandparent.share 0.0115076
     -0.0347
     page.proseWords 715
      -0.0249
      0.0178
   -0.0356

within.hidden 0
 in100.perBlock 1.6968
  page.prices 4.5
   -0.0154
   0.0779
  level 1.5
   within.item 0
    capitals 0.167544
     0.0010
     page.article 0
      in1000.words 1879.5
       -0.0182
       in100.perBlock 11.3978
        capitals 0.604348
         -0.0010
         0.0587
        -0.0141
      page.article 18.5
       in30.up 0
        -0.0039
        -0.0596
       group.parents 20.5
        0.0259
        -0.0424
    group.first 0.71299
     page.prices 53
      around40.links 0.115396
       toEnd 193.5
        0.0210
        -0.0300
       heading.words 0
        -0.0215
        named.side 0
         0.0368
         -0.0127
      around4.words 6.78889
       -0.0447
       0.0265
     in100.links 0.00818052
      0.0287
      -0.0315
   0.0143
 in100.links 0.0504811
  parent.prose 0
   0.0296
   -0.0287
  -0.0387

within.dialog 0
 names.grandparent -4.5
  wordsAfterH1 -78.5
   -0.0237
   page.form 2.5
    0.0386
    wordsAfterH1 136.5
     0.0489
     -0.0191
  page.main 0
   around12.sentences 0.0133631
    in300.perBlock 2.34276
     0.0266
     wordsAfterH1 -52725
      0.0027
      -0.0550
    in300.perBlock 18.8772
     parent.blocks 7.5
      wordsAfterH1 809.5
       names.grandparent 7.5
        0.0246
        -0.0145
       kin.first 0.360401
        0.0177
        -0.0258
      0.0374
     -0.0115
   in300.perBlock 6.07321
    in1000.perBlock 3.84365
     names.against -3.5
      -0.0343
      grandparent.blocks 3.5
       0.0386
       -0.0060
     -0.0409
    wordsAfterH1 809.5
     in300.proseShare 0.482203
      0.0291
      -0.0006
     in1000.blocks 124.5
      grandparent.blocks 37.5
       -0.0501
       0.0131
      in1000.blocks 331.5
       0.0078
       -0.0390
 -0.0472

page.p 0
 0.0356
 page.prose 0.643645
  page.proseBlocks 18.5
   named.content 0
    -0.0240
    in100.words 219.5
     page.form 1.5
      page.nav 2.5
       -0.0196
       0.0262
      0.0413
     within.item 0
      -0.0245
      page.dates 3.5
       in100.words 1009.5
        0.0180
        -0.0475
       0.0446
   page.form 2.5
    around40.sentences 0.0364601
     -0.0064
     0.0288
    page.prose 0.465518
     in1000.prose 0.0517462
      -0.0238
      own.media 0
       page.prose 0.316868
        0.0635
        around4.words 7.56349
         -0.0224
         0.0439
       -0.0311
     afterH1 124.5
      in1000.prose 0.59322
       depth 9.5
        0.0344
        -0.0556
       0.0221
      -0.0510
  around40.sentences 0.0336744
   -0.0648
   before8.words 12.2917
    page.form 0
     0.0114
     -0.0292
    0.0021

wordsBefore 0.569349
 page.li 416
  heading.level 0
   -0.0141
   digits 0.118034
    sentences 0.100459
     in30.up 0
      kin.parents 22.5
       0.0487
       kin.parents 47.5
        -0.0214
        0.0405
      page.nav 4.5
       page.proseBlocks 2.5
        -0.0302
        depth 14.5
         names.against -5.5
          0.0494
          0.0076
         -0.0069
       0.0352
     -0.0100
    outer.rowProse 0.226368
     0.0073
     -0.0275
  page.proseBlocks 4.5
   0.0230
   in30.up 0
    0.0151
    -0.0481
 page.form 4.5
  within.aside 0
   parent.prose 0.861315
    0.0052
    place 0.733387
     -0.0347
     page.prices 6.5
      -0.0149
      0.0281
   -0.0569
  kin.share 0.225347
   heading.level 1.5
    0.0088
    outer.rowProse 0.799537
     -0.0633
     0.0141
   0.0079

within.footer 0
 named.related 0
  named.side 0
   within.dialog 0
    grandparent.place 0
     -0.0407
     in300.links 0
      names.grandparent 2.5
       0.0165
       page.h3 1.5
        0.0221
        page.h3 23.5
         -0.0605
         0.0117
      around40.sentences 0.0553862
       outer.alike 17.5
        0.0081
        outer.rowLinks 0.829407
         in300.links 0.0622545
          outer.links 0.0286983
           0.0308
           -0.0342
          -0.0453
         0.0255
       outer.alike 14.5
        page.prices 63.5
         around12.links 0.16493
          page.li 51.5
           -0.0050
           page.main 0
            0.0368
            0.0072
          -0.0090
         0.0501
        names.grandparent 4.5
         page.h3 69.5
          0.0190
          -0.0384
         0.0569
    -0.0409
   names.leaning 20.5
    -0.0269
    0.0275
  grandparent.place 0.41476
   0.0149
   -0.0497
 -0.0509

within.hidden 0
 toEnd 32.5
  group.blocks 10.5
   -0.0341
   0.0064
  page.links 0.584483
   page.named.product 0
    in300.perBlock 3.93956
     grandparent.blocks 3.5
      0.0111
      in30.perBlock 1.50379
       0.0254
       -0.0380
     in100.blocks 75.5
      group.blocks 5.5
       names.for 4.5
        -0.0262
        commas 0.0912561
         -0.0043
         0.0453
       kin.links 0.00829306
        -0.0038
        0.0164
      up.article 0
       parent.words 24.5
        page.words 2451
         0.0282
         -0.0069
        in30.prose 0.345517
         0.0674
         0.0181
       -0.0123
    page.words 1581.5
     in30.links 0.0543258
      0.0527
      -0.0209
     around40.words 13.5203
      in30.place 0.388004
       in100.blocks 36.5
        0.0292
        -0.0345
       -0.0680
      0.0130
   0.0232
 outer.words 472.5
  -0.0366
  0.0165

within.footer 0
 page.prose 0.568685
  heading.reviews 0
   in300.proseShare 0.345632
    page.section 6.5
     in300.share 0.342925
      page.section 0
       -0.0017
       parent.alike 1.5
        0.0535
        -0.0172
      page.section 0
       0.0223
       names.for 5.5
        -0.0586
        0.0021
     parent.alike 3.5
      page.noscript 2.5
       in100.words 1165.5
        kin.last 0.447253
         0.0147
         -0.0655
        -0.0128
       0.0119
      0.0304
    names.for 16.5
     in100.links 0.00818052
      0.0365
      0.0075
     -0.0462
   -0.0445
  outer.rowShare 0.284608
   outer.rowShare 0.146894
    -0.0106
    -0.0537
   toEnd 272.5
    page.section 5.5
     -0.0038
     page.section 35
      depth 17.5
       0.0431
       -0.0150
      -0.0336
    -0.0266
 page.prose 0
  0.0235
  -0.0637

repeat 0
 heading.comments 0
  page.h3 58.5
   named.related 0
    page.h3 1.5
     kin.links 0.0721872
      0.0276
      -0.0008
     page.prose 0.788016
      group.first 0.170898
       -0.0098
       named.cart 0
        parent.words 279.5
         toEnd 475.5
          page.prose 0.748797
           page.prose 0.707241
            grandparent.blocks 2.5
             0.0299
             near.date 0
              page.h3 4.5
               -0.0156
               proseBefore 1.5
                page.form 0
                 0.0403
                 -0.0154
                0.0321
              -0.0211
            -0.0291
           0.0521
          -0.0367
         -0.0158
        -0.0360
      page.table 2.5
       grandparent.place 0.243501
        -0.0003
        -0.0473
       0.0278
    -0.0360
   0.0354
  -0.0368
 kin.perBlock 4.67083
  page.prices 45.5
   0.0075
   -0.0288
  group.blocks 16.5
   -0.0634
   -0.0125

kin.perBlock 44.6234
 within.button 0
  group.perBlock 37.612
   page.isArticle 0
    page.named.product 0
     page.li 416
      page.article 0
       in100.words 708.5
        page.p 161.5
         0.0035
         0.0356
        in300.prose 0.859629
         0.0374
         -0.0093
       in30.links 0.0230825
        item.rowShare 0.00334768
         -0.0246
         0.0259
        -0.0129
      item.rowLinks 0
       0.0124
       -0.0298
     in300.perBlock 3.60308
      0.0346
      in1000.blocks 308.5
       in30.links 0
        0.0242
        -0.0337
       -0.0545
    page.blocks 286
     -0.0454
     item.rowShare 0.198905
      -0.0153
      0.0275
   0.0249
  sentences 0.0717503
   -0.0451
   0.0216
 in1000.perBlock 5.10231
  -0.0827
  in30.words 122.5
   in100.words 1629.5
    in1000.perBlock 11.9692
     0.0543
     -0.0051
    -0.0335
   -0.0389

repeat 0
 copies 1.5
  within.aside 0
   names.grandparent -4.5
    up.content 0
     0.0298
     page.blocks 345.5
      0.0192
      -0.0412
    named.detail 0
     outer.rowLinks 0.108924
      page.proseBlocks 138.5
       capitals 0.117879
        0.0192
        page.proseBlocks 21.5
         -0.0192
         0.0068
       -0.0323
      group.blocks 50.5
       -0.0245
       in1000.words 1879.5
        -0.0134
        0.0331
     grandparent.alike 1.5
      names.leaning 12.5
       page.proseBlocks 10.5
        -0.0161
        0.0303
       group.share 0.0213622
        0.0185
        item.rowShare 0.57305
         page.proseBlocks 52.5
          outer.rowProse 0.10466
           0.0024
           -0.0547
          0.0239
         0.0287
      0.0374
   -0.0477
  words 4.5
   -0.0010
   0.0505
 words 3.5
  outer.rowLinks 0.69902
   0.0119
   -0.0285
  -0.0396

wordsBefore 0.621043
 box.share 0.000731395
  in100.proseShare 0.0891532
   -0.0274
   0.0151
  in1000.blocks 582
   in30.words 137.5
    grandparent.words 72.5
     group.sentences 0.0554775
      0.0120
      level1 2.5
       -0.0198
       0.0312
     0.0246
    grandparent.share 0.14037
     0.0051
     -0.0238
   0.0458
 in300.words 332.5
  in1000.prose 0.171014
   0.0056
   -0.0672
  outer.rowShare 0.284608
   in1000.prose 0.72439
    before8.words 4.3875
     in1000.perBlock 2.853
      0.0203
      -0.0352
     grandparent.share 0.040805
      0.0270
      in1000.prose 0.351736
       0.0162
       -0.0403
    page.prices 8.5
     page.pre 4.5
      -0.0653
      0.0176
     0.0116
   item.words 3.5
    0.0348
    outer.rowShare 0.894581
     in300.links 0.184601
      0.0208
      -0.0155
     page.nav 0
      0.0177
      -0.0228
`
