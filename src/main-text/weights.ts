/**
 * Written by `bench/main-text/train.py`: decision trees of which the sum, put through the
 * logistic function, is the probability that a block belongs to the main content. Each line is
 * a feature of `features.ts` with a bound, followed by what holds up to it, then above it.
 */
export const TREES = `
parent.prose 0
 outer.rowShare 0.522189
  around4.links 0.315959
   page.form 4.5
    outer.rowShare 0.00866486
     -1.0095
     page.proseWords 2241
      -0.9261
      -1.0199
    -1.0482
   within.table 0
    group.perBlock 4.01667
     -1.0739
     -1.0187
    -0.9040
  group.sentences 0.00439091
   page.form 0
    -0.9156
    -1.0069
   in100.share 0.310146
    page.li 192.5
     -0.8741
     -0.9972
    -0.8269
 group.blocks 2.5
  group.last 0.828381
   links 0.0607908
    -0.8763
    -1.0136
   -1.0363
  in1000.proseShare 0.502468
   page.h3 33.5
    -0.8497
    -1.0502
   page.form 4.5
    around12.words 7.76095
     -0.8720
     page.isProduct 0
      group.sentences 0.00439091
       -0.8539
       place 0.932683
        -0.6688
        -0.8797
      -0.8743
    group.sentences 0.0747078
     -0.8265
     -0.9666

proseBefore 3.5
 within.footer 0
  grandparent.words 137.5
   up.overlay 0
    group.perBlock 5.4037
     -0.0175
     kin.blocks 2.5
      -0.0036
      in1000.links 0
       -0.0191
       0.1310
    -0.1051
   group.blocks 2.5
    0.0151
    named.detail 0
     named.header 0
      0.2376
      -0.0209
     in1000.links 0.00914523
      -0.0574
      0.1401
  -0.1251
 within.nav 0
  group.perBlock 4.01667
   within.table 0
    page.proseWords 171.5
     group.blocks 198.5
      -0.0433
      in1000.share 0.95575
       0.2139
       -0.0609
     parent.links 0.366878
      in1000.place 0.643419
       -0.0646
       0.0404
      -0.1115
    heading.level 1.5
     -0.0509
     0.1040
   kin.blocks 15.5
    -0.0368
    grandparent.words 428.5
     page.prices 36
      0.0405
      -0.0274
     0.1649
  -0.1300

parent.prose 0
 up.nav 0
  group.share 0.0468801
   in300.place 0.0295754
    -0.1016
    -0.0469
   in300.place 0.0295754
    in30.share 0.140615
     -0.0917
     0.0209
    in300.proseShare 0.0360385
     page.proseBlocks 8.5
      in1000.proseShare 0.598413
       0.1535
       -0.0035
      in100.words 2544
       -0.0749
       0.0982
     group.share 0.164254
      parent.links 0.131481
       0.0953
       -0.0120
      0.1564
  -0.1234
 group.share 0.0691842
  wordsBefore 0.763161
   wordsAfterH1 0
    -0.0500
    repeat 0
     0.0956
     -0.0538
   -0.0513
  in1000.proseShare 0.819994
   parent.links 0.0138569
    wordsAfterH1 1884.5
     0.0363
     -0.0662
    0.1584
   repeat 0
    heading.comments 0
     in300.proseShare 0.351546
      outer.rowAverage 63.5451
       0.0016
       0.1514
      0.2124
     0.0136
    -0.0382

proseAfter 1.5
 named.overlay 0
  tag 13.5
   kin.first 0.697964
    up.comment 0
     digits 0.125718
      grandparent.words 85.5
       0.1113
       0.1794
      -0.0177
     -0.0488
    in1000.share 0.432045
     -0.0818
     0.0592
   0.0200
  -0.1149
 outer.rowShare 0.522189
  around12.links 0.240072
   tag 13.5
    proseAfter 58.5
     within.hidden 0
      outer.rowShare 0.0138945
       -0.0067
       0.0921
      -0.0611
     -0.0765
    group.blocks 86.5
     -0.0778
     0.0436
   outer.alike 14.5
    -0.1050
    tag 6.5
     -0.0925
     0.0056
  tag 18.5
   after8.links 0.700746
    page.isForum 0
     kin.first 0.697964
      0.1188
      -0.0373
     -0.0311
    -0.0231
   tag 22
    group.blocks 35.5
     -0.0525
     0.0571
    -0.1000

around4.words 7.56349
 grandparent.links 0.615832
  outer.rowProse 0
   outer.alike 11.5
    -0.0621
    around40.sentences 0.0877783
     -0.0319
     0.1037
   page.proseWords 428
    0.0688
    box.alike 1.5
     page.prose 0.161539
      0.0770
      -0.0498
     group.first 0.366308
      0.0917
      -0.0272
  page.proseWords 118.5
   page.blocks 578
    -0.0591
    0.1071
   page.dates 89
    -0.1065
    0.0690
 within.footer 0
  outer.rowProse 0.799537
   in1000.links 0.00914523
    in100.share 0.655931
     -0.0843
     0.1265
    box.alike 1.5
     level-1 0
      group.first 0.827611
       named.comment 0
        0.0354
        -0.0753
       -0.0662
      0.1078
     grandparent.links 0.692557
      0.1482
      -0.0550
   named.comment 0
    named.footer 0
     0.1576
     -0.0047
    -0.0240
  -0.1167

around4.words 7.56349
 named.nav 0
  group.sentences 0.00439091
   in300.place 0.0198413
    -0.0823
    named.action 0
     around4.links 0.103686
      0.0256
      -0.0347
     -0.0739
   named.footer 0
    group.sentences 0.0659503
     within.nav 0
      repeat 0
       in300.place 0.614074
        0.1255
        -0.0137
       -0.0111
      -0.0665
     named.action 0
      in300.share 0.421301
       -0.0268
       within.nav 0
        0.0653
        -0.0652
      -0.0668
    -0.0764
  -0.1148
 repeat 0
  named.footer 0
   group.sentences 0.00772953
    links 0.0718589
     0.0458
     -0.0326
    afterH1 97.5
     group.sentences 0.0747078
      afterH1 0
       afterH1 -5610.5
        0.1084
        -0.0582
       0.1682
      0.0816
     kin.blocks 36.5
      0.0175
      0.1113
   -0.0460
  -0.0792

around12.words 7.76095
 named.nav 0
  wordsBefore 0.848287
   group.parents 25.5
    kin.perBlock 5.21131
     page.words 3043
      wordsAfterH1 0
       -0.0647
       wordsBefore 0.717004
        0.0106
        -0.0623
      -0.0837
     page.words 1895.5
      0.0571
      -0.0153
    page.prices 68.5
     heading.level 3.5
      outer.rowShare 0.310707
       0.0312
       0.1169
      -0.0409
     -0.0489
   outer.rowShare 0.522189
    -0.1027
    -0.0171
  -0.1121
 within.dialog 0
  copies 1.5
   outer.rowProse 0.373821
    wordsBefore 0.848287
     grandparent.links 0.06662
      wordsAfterH1 807.5
       0.1238
       0.0154
      group.parents 11.5
       -0.0183
       0.0846
     -0.0673
    digits 0.125718
     named.overlay 0
      wordsBefore 0.669286
       0.1375
       0.0891
      -0.0366
     -0.0122
   -0.0354
  -0.1189

parent.prose 0
 outer.rowShare 0.522189
  before8.words 3.64583
   grandparent.blocks 294.5
    -0.0889
    0.0507
   group.share 0.0114268
    -0.0686
    item.rowLinks 0
     0.0360
     -0.0367
  group.share 0.0568153
   -0.0367
   item.rowLinks 0.998762
    named.action 0
     page.isProduct 0
      0.1227
      0.0080
     -0.0193
    -0.0336
 group.share 0.104146
  toEnd 32.5
   -0.0633
   named.action 0
    heading.distance 0
     -0.0541
     heading.distance 14.5
      group.share 0.00923522
       -0.0030
       0.0787
      0.0040
    -0.0690
  in1000.share 0.492216
   page.isProduct 0
    in300.perBlock 35.8083
     0.0858
     -0.0318
    -0.0736
   named.action 0
    parent.blocks 280
     grandparent.blocks 16.5
      0.0961
      0.1455
     in300.perBlock 8.95196
      -0.0840
      0.0958
    -0.0107

within.nav 0
 proseBefore 3.5
  named.overlay 0
   box.alike 1.5
    page.form 2.5
     in1000.links 0
      -0.0430
      words2 3.5
       0.0315
       capitals 0.231327
        0.1105
        0.0391
     wordsAfterH1 933.5
      0.0200
      -0.0468
    in100.perBlock 9.30662
     box.alike 28.5
      0.0516
      -0.0660
     page.noscript 85.5
      0.1181
      -0.0472
   -0.1030
  in300.place 0.0128583
   item.rowShare 0.0380551
    -0.0916
    in1000.words 513
     0.0646
     -0.0347
   page.form 4.5
    named.byline 0
     named.overlay 0
      group.blocks 10.5
       wordsAfterH1 692.5
        0.0140
        -0.0475
       in100.share 0.0567275
        -0.0122
        0.0658
      -0.0826
     -0.0849
    in100.up 3.5
     in1000.links 0.507966
      -0.0355
      0.0904
     -0.0685
 -0.1117

named.nav 0
 group.sentences 0.00439091
  wordsBefore 0.717004
   around4.links 0.103686
    page.words 3609.5
     page.dates 11.5
      within.button 0
       kin.blocks 2.5
        -0.0031
        0.0858
       -0.0492
      -0.0386
     -0.0313
    -0.0278
   -0.0706
  wordsBefore 0.848287
   group.sentences 0.0747078
    in1000.share 0.492216
     around12.links 0.0098256
      -0.0417
      around40.sentences 0.0614982
       0.1009
       0.0048
     grandparent.words 428.5
      page.words 3043
       in30.place 0.0271924
        -0.0454
        0.1022
       0.0362
      0.1266
    in300.share 0.697406
     in300.links 0.00797243
      -0.0607
      in300.links 0.0512521
       0.0813
       -0.0104
     in1000.perBlock 32.8693
      0.0645
      -0.0511
   kin.first 0.697964
    in300.place 0.0295754
     -0.0596
     0.0172
    -0.0737
 proseBefore 0
  -0.0006
  -0.1045

group.sentences 0.00772953
 grandparent.links 0.500579
  tag 13.5
   repeat 0
    around40.words 5.19877
     -0.0082
     0.0646
    -0.0323
   group.parents 42.5
    -0.0687
    0.0201
  named.media 0
   outer.rowShare 0.635821
    -0.0953
    outer.rowShare 0.89907
     0.0456
     -0.0619
   0.0157
 repeat 0
  outer.rowShare 0.439926
   grandparent.links 0.166741
    group.sentences 0.0659503
     0.0789
     -0.0019
    page.proseBlocks 6.5
     0.0257
     -0.0521
   outer.words 3397.5
    named.comment 0
     named.detail 0
      item.links 0.998344
       0.1137
       outer.rowAverage 74.5833
        0.0825
        -0.0392
      0.0370
     in1000.words 2702
      0.0457
      -0.1081
    outer.links 0.0409561
     -0.0748
     page.noscript 0
      -0.0296
      0.0814
  group.parents 28.5
   -0.0879
   -0.0094

around4.words 5.56349
 wordsAfterH1 0
  wordsAfterH1 -52700.5
   -0.0364
   -0.1056
  place 0.766876
   in300.share 0.474154
    -0.0344
    page.links 0.669676
     0.0053
     within.aside 0
      kin.first 0.0379843
       -0.0239
       0.1237
      -0.0501
   in1000.proseShare 0.881798
    0.0125
    -0.0846
 kin.blocks 4.5
  place 0.833365
   -0.0057
   -0.0798
  in1000.proseShare 0.502468
   page.h3 33.5
    heading.words 536.5
     named.side 0
      0.0543
      -0.0545
     -0.0401
    -0.0764
   grandparent.prose 0
    wordsAfterH1 807.5
     heading.words 0
      -0.0479
      0.0557
     -0.0269
    place 0.866717
     heading.words 406.5
      wordsAfterH1 0
       in1000.words 1274.5
        0.0805
        -0.0260
       within.quote 0
        0.0975
        -0.0165
      0.0256
     0.0036

within.nav 0
 within.dialog 0
  around4.words 8.47222
   wordsBefore 0.848287
    group.last 0.974015
     kin.perBlock 3.38048
      within.table 0
       named.side 0
        within.heading 0
         group.last 0.870401
          -0.0458
          in300.words 1744.5
           0.0475
           -0.0628
         0.0494
        -0.0874
       depth 18.5
        0.0948
        -0.0528
      page.isProduct 0
       kin.blocks 2.5
        -0.0254
        wordsBefore 0.717004
         0.0516
         -0.0139
       -0.0318
     0.1019
    outer.rowShare 0.135953
     -0.0953
     -0.0188
   up.comment 0
    kin.blocks 8.5
     grandparent.links 0.131916
      0.0325
      -0.0390
     page.isProduct 0
      wordsBefore 0.669286
       own.detail 0
        0.0978
        -0.0090
       outer.rowShare 0.310707
        -0.0034
        0.0634
      -0.0002
    -0.0860
  -0.1141
 -0.1052

in30.perBlock 7.6685
 linkCount 0
  within.button 0
   kin.first 0.0623503
    around40.words 4.35812
     -0.0784
     0.0082
    group.blocks 86.5
     repeat 0
      kin.first 0.768079
       page.prose 0.258865
        0.0664
        0.0052
       -0.0602
      -0.0458
     0.0713
   -0.0806
  page.prose 0
   0.0650
   in30.perBlock 3.11201
    -0.0927
    in1000.prose 0.226087
     -0.0030
     -0.0670
 repeat 0
  kin.first 0.697964
   outer.rowAverage 1373
    in100.up 2.5
     heading.distance 38.5
      group.blocks 4.5
       0.0281
       0.1018
      group.blocks 72.5
       0.0452
       -0.0613
     page.words 3043
      linkCount 0
       0.0648
       -0.0018
      -0.0172
    page.prose 0.666857
     0.0514
     -0.0630
   page.prose 0.569783
    0.0107
    -0.0710
  -0.0726

words 5.5
 wordsAfterH1 0
  wordsAfterH1 -52700.5
   -0.0336
   -0.1034
  page.form 4.5
   box.links 0.471405
    within.button 0
     named.byline 0
      within.label 0
       group.blocks 5.5
        0.0015
        0.0545
       -0.0508
      -0.0690
     -0.0626
    page.prose 0.104739
     page.section 6.5
      0.0817
      -0.0869
     -0.0539
   -0.0646
 named.overlay 0
  grandparent.links 0.131916
   named.review 0
    page.form 0
     0.0976
     in100.perBlock 10.356
      wordsAfterH1 807.5
       0.0400
       -0.0472
      heading.comments 0
       group.blocks 1.5
        -0.0202
        in300.links 0.00797243
         in1000.words 1596.5
          0.0765
          group.blocks 27.5
           -0.0488
           0.0516
         0.0825
       -0.0417
    -0.0610
   item.rowShare 0.335675
    -0.0236
    0.0503
  -0.0890

within.nav 0
 tag 13.5
  group.first 0.549688
   copies 1.5
    page.form 3.5
     in100.place 0.0346088
      grandparent.links 0.0992051
       0.0645
       -0.0470
      in100.place 0.551765
       0.0947
       0.0393
     group.first 0.169164
      -0.0241
      0.0395
    -0.0078
   grandparent.links 0.166741
    page.links 0.215179
     page.form 0
      0.0500
      -0.0393
     group.first 0.938225
      named.review 0
       up.footer 0
        0.0771
        -0.0407
       -0.0471
      -0.0626
    -0.0505
  page.prose 0.161539
   kin.blocks 24.5
    -0.0158
    tag 22
     0.0767
     -0.0499
   page.form 0
    outer.rowProse 0.303854
     -0.0380
     0.0431
    page.isProduct 0
     group.first 0.659424
      copies 1.5
       -0.0100
       -0.0599
      -0.0814
     -0.0851
 -0.1009

group.perBlock 4.01667
 links 0.336667
  tag 24.5
   page.form 4.5
    page.p 7.5
     -0.0466
     wordsBefore 0.848287
      heading.distance 0
       -0.0380
       0.0502
      -0.0324
    -0.0545
   -0.0778
  level 1.5
   commas 0.0667363
    -0.0772
    0.0200
   0.0464
 repeat 0
  named.overlay 0
   tag 18.5
    named.footer 0
     page.form 2.5
      page.h2 27.5
       named.header 0
        wordsBefore 0.669286
         0.1000
         0.0575
        -0.0022
       page.form 0
        0.0840
        -0.0317
      heading.words 320.5
       0.0506
       -0.0200
     wordsBefore 0.763161
      0.0057
      -0.0864
    page.p 4.5
     links 0.803846
      0.0829
      -0.0447
     near.date 0
      -0.0062
      -0.0633
   -0.0868
  -0.0799

within.main 0
 in30.links 0.563733
  within.footer 0
   group.blocks 4.5
    -0.0393
    in300.share 0.421301
     in30.share 0.0384973
      -0.0345
      0.0258
     kin.share 0.0640372
      0.0059
      parent.blocks 280
       0.0747
       -0.0322
   -0.1118
  up.media 0
   in30.share 0.70131
    -0.0869
    0.0315
   0.0880
 kin.share 0.147488
  own.hidden 0
   page.named.item 0
    page.dates 3.5
     0.0450
     words1 9.5
      -0.0235
      0.0336
    outer.rowAverage 22.5278
     kin.share 0.0141958
      -0.0301
      0.0544
     in300.proseShare 0.963076
      -0.0636
      0.0338
   -0.0713
  own.hidden 0
   in300.share 0.474154
    page.named.item 0
     group.blocks 10.5
      -0.0026
      0.0772
     group.blocks 72.5
      0.0268
      -0.0694
    0.0869
   -0.0711

in300.place 0.0295754
 links1 0.728501
  group.first 0.882262
   kin.first 0.113261
    kin.share 0.537761
     -0.0573
     0.0483
    kin.share 0.0222835
     -0.0271
     0.0494
   -0.0866
  -0.0767
 named.overlay 0
  kin.share 0.225347
   page.dates 11.5
    in300.proseShare 0.573268
     page.section 25.5
      up.review 0
       own.nav 0
        0.0123
        -0.0632
       -0.0792
      -0.0792
     kin.share 0.00670862
      -0.0146
      0.0414
    -0.0362
   in300.proseShare 0.425475
    outer.rowShare 0.635821
     kin.first 0.132693
      -0.0502
      kin.parents 26.5
       -0.0359
       0.0849
     in300.links 0
      -0.0190
      0.0648
    heading.comments 0
     page.section 131.5
      group.first 0.603468
       0.0833
       0.0287
      -0.0490
     -0.0395
  page.dates 35.5
   -0.0922
   0.0312

up.nav 0
 within.dialog 0
  named.footer 0
   commas 0
    own.action 0
     heading.words 0
      level 0
       -0.0661
       0.0212
      page.dates 11.5
       heading.words 736.5
        in100.proseShare 0.105799
         up.article 0
          page.h2 1.5
           0.0659
           0.0021
          0.0926
         around12.links 0.0753192
          0.0655
          0.0254
        -0.0254
       group.first 0.146731
        0.0157
        around12.links 0.0606265
         0.0132
         -0.0589
     level 1.5
      -0.0610
      0.0301
    group.first 0.827611
     in100.proseShare 0.367096
      own.comment 0
       group.links 0
        0.0141
        0.0543
       -0.0618
      around12.links 0.0923631
       0.0903
       group.first 0.0509981
        -0.0488
        0.0468
     -0.0314
   within.section 0
    -0.0756
    0.0021
  -0.1061
 -0.0877

within.footer 0
 named.header 0
  named.overlay 0
   words 9.5
    named.byline 0
     page.form 4.5
      links1 0.154701
       own.hidden 0
        page.form 0
         0.0634
         in1000.links 0.00914523
          in300.share 0.520796
           -0.0763
           0.0459
          kin.blocks 8.5
           0.0003
           0.0435
        -0.0520
       kin.first 0.0379843
        -0.0521
        item.alike 11.5
         -0.0145
         0.0370
      -0.0313
     -0.0640
    named.comment 0
     group.sentences 0.0901769
      kin.first 0.843993
       own.hidden 0
        heading.level 0
         -0.0039
         0.0647
        -0.0164
       -0.0272
      page.form 2.5
       0.0344
       -0.0289
     -0.0624
   page.form 68.5
    -0.0849
    0.0387
  group.sentences 0.0430964
   -0.0764
   kin.first 0.132693
    -0.0654
    0.0137
 -0.1040

named.nav 0
 within.dialog 0
  tag 18.5
   up.footer 0
    within.main 0
     in100.links 0.0734757
      in1000.perBlock 32.8693
       box.alike 120.5
        page.nav 6.5
         0.0634
         -0.0225
        -0.0476
       in300.share 0.421301
        -0.0730
        0.0347
      tag 6.5
       around4.words 14.0556
        -0.0436
        0.0275
       in300.links 0.210727
        -0.0273
        0.0721
     around40.sentences 0.0665039
      0.0603
      around40.sentences 0.123889
       kin.perBlock 24.1958
        0.0469
        -0.0088
       -0.0384
    -0.0649
   own.action 0
    in1000.perBlock 2.85213
     0.0803
     page.h1 1.5
      in300.links 0.954618
       group.sentences 0.0119316
        -0.0271
        group.sentences 0.0806813
         0.0382
         parent.words 9.5
          0.0257
          -0.0417
       0.0782
      -0.0531
    -0.0648
  -0.1030
 -0.0812

up.nav 0
 repeat 0
  afterH1 64.5
   afterH1 0
    afterH1 -5610.5
     in300.share 0.376584
      -0.0090
      0.0510
     -0.0768
    tag 12.5
     in30.links 0.06662
      0.0889
      item.rowAverage 3.88194
       -0.0042
       0.0664
     0.0193
   within.dialog 0
    within.aside 0
     tag 13.5
      page.article 1.5
       group.blocks 39.5
        toEnd 32.5
         -0.0404
         wordsAfterH1 1632.5
          0.0402
          -0.0130
        heading.level 1.5
         -0.0385
         heading.level 3.5
          0.0865
          -0.0022
       page.li 211.5
        0.0201
        -0.0850
      page.article 45
       -0.0293
       0.0626
     -0.0838
    -0.0950
  group.blocks 99.5
   within.table 0
    -0.0612
    0.0313
   in100.words 4740.5
    0.0477
    -0.0527
 -0.0827

within.nav 0
 group.share 0.164254
  wordsBefore 0.717004
   group.share 0.00463111
    page.dates 0
     0.0339
     -0.0395
    named.forum 0
     page.li 83.5
      page.p 22.5
       0.0118
       0.0597
      toEnd 193.5
       0.0306
       page.p 48.5
        in30.alike 28.5
         -0.0455
         0.0415
        links 0.0837379
         0.0272
         -0.0290
     -0.0347
   wordsBefore 0.916172
    -0.0281
    parent.alike 7.5
     -0.0767
     0.0358
  in300.share 0.474154
   around12.links 0
    -0.0515
    page.h3 19.5
     wordsBefore 0.423543
      0.0648
      0.0091
     page.h2 4.5
      0.0356
      -0.0457
   parent.blocks 280
    up.comment 0
     page.section 25.5
      0.0824
      -0.0074
     -0.0558
    in30.alike 53.5
     -0.0665
     0.0569
 -0.0912

own.nav 0
 named.overlay 0
  in100.up 2.5
   named.review 0
    up.footer 0
     heading.words 536.5
      group.blocks 1.5
       -0.0087
       outer.words 1747.5
        afterH1 85.5
         own.detail 0
          0.0773
          -0.0201
         group.blocks 50.5
          0.0146
          0.0699
        -0.0083
      page.proseWords 1646.5
       0.0417
       page.table 0
        -0.0537
        0.0215
     -0.0669
    -0.0811
   page.proseWords 171.5
    page.article 1.5
     outer.rowAverage 9.23929
      page.h2 9.5
       -0.0222
       0.0646
      0.0752
     -0.0085
    proseAfter 165.5
     page.proseWords 1790
      in300.perBlock 6.11043
       -0.0195
       around4.links 0.577194
        named.forum 0
         0.0378
         -0.0168
        outer.links 0.998344
         -0.0624
         0.0267
      -0.0387
     -0.0611
  -0.0765
 -0.0860

in300.place 0.0295754
 in30.links 0.022406
  index 193.5
   after8.words 3.64583
    -0.0228
    0.0563
   -0.0634
  page.words 513
   0.0061
   kin.sentences 0.134269
    -0.0741
    -0.0009
 copies 1.5
  within.dialog 0
   page.named.product 0
    kin.share 0.225347
     page.words 4029.5
      named.byline 0
       page.isForum 0
        0.0354
        -0.0540
       -0.0394
      in300.words 5520
       -0.0215
       0.0476
     page.words 3043
      0.0716
      in100.words 1619.5
       0.0058
       item.rowAverage 2.50926
        -0.0355
        0.0771
    page.words 1584.5
     0.0363
     in1000.perBlock 8.91114
      -0.0750
      0.0069
   -0.0876
  group.blocks 86.5
   in300.perBlock 2.87055
    0.0203
    -0.0391
   in100.words 997.5
    around40.links 0.151525
     0.0213
     -0.0688
    0.0734

within.nav 0
 page.form 0
  tag 12.5
   in100.perBlock 4.09526
    item.rowShare 0.0948246
     -0.0412
     0.0634
    0.0626
   0.0062
  afterH1 64.5
   afterH1 0
    afterH1 -5610.5
     in30.links 0.228714
      -0.0191
      0.0363
     -0.0718
    tag 18.5
     group.sentences 0.0901769
      0.0582
      -0.0107
     -0.0026
   in300.share 0.999878
    page.h3 58.5
     page.article 4.5
      outer.words 1747.5
       item.alike 24.5
        page.form 4.5
         item.rowShare 0.0948246
          page.h3 6.5
           -0.0167
           page.h3 12.5
            0.0813
            0.0124
          -0.0241
         -0.0437
        0.0503
       -0.0745
      page.article 36.5
       page.proseBlocks 60.5
        -0.0428
        -0.1143
       box.words 9.5
        -0.0412
        0.0614
     0.0698
    -0.0816
 -0.0867

named.nav 0
 within.dialog 0
  up.comment 0
   named.action 0
    named.side 0
     page.article 4.5
      in30.alike 25.5
       place 0.965132
        named.overlay 0
         heading.words 536.5
          item.words 124.5
           place 0.0352873
            -0.0416
            own.article 0
             toEnd 40.5
              0.0132
              0.0481
             -0.0256
           -0.0037
          in100.share 0.460208
           -0.0265
           0.0380
         -0.0475
        -0.0580
       0.0837
      page.article 18.5
       place 0.467095
        0.0072
        -0.0513
       kin.parents 29.5
        0.0632
        -0.0259
     before8.links 0.0851458
      page.prices 10.5
       0.0444
       -0.0488
      -0.0576
    within.link 0
     -0.0456
     in1000.perBlock 3.84607
      0.0697
      -0.0127
   -0.0896
  -0.0930
 page.prices 114.5
  -0.0724
  0.0577

named.footer 0
 group.share 0.0260526
  around12.links 0.135428
   within.form 0
    0.0007
    -0.0647
   -0.0382
  in100.proseShare 0.0900045
   in1000.share 0.432045
    kin.last 0.942548
     -0.0603
     0.0321
    page.h1 1.5
     page.isForum 0
      page.named.product 0
       in1000.share 0.945077
        wordsBefore 0.471197
         0.0820
         kin.links 0.0123147
          -0.0238
          0.0421
        kin.first 0.198135
         box.words 4.5
          -0.0604
          0.0180
         0.0417
       in300.place 0.253212
        -0.0618
        0.0310
      -0.0515
     -0.0311
   group.share 0.523543
    page.proseWords 428
     in300.proseShare 0.127903
      -0.0311
      0.0621
     own.detail 0
      group.blocks 58.5
       wordsBefore 0.569346
        0.0312
        -0.0113
       0.0632
      page.noscript 0
       0.0350
       -0.0725
    0.0741
 -0.0541

within.nav 0
 within.footer 0
  named.related 0
   named.side 0
    page.isProduct 0
     in30.place 0.0114395
      -0.0644
      wordsBefore 0.669286
       level-1 0
        group.blocks 10.5
         page.dates 11.5
          0.0195
          -0.0288
         own.detail 0
          grandparent.links 0.965665
           0.0444
           -0.0066
          around40.links 0.115261
           -0.0696
           0.0326
        0.0650
       named.footer 0
        group.blocks 3.5
         -0.0280
         page.proseBlocks 138.5
          0.0207
          -0.0518
        -0.0524
     page.proseBlocks 25.5
      in300.proseShare 0.276866
       -0.0390
       page.proseBlocks 14.5
        -0.0009
        0.0742
      within.article 0
       -0.0614
       0.0221
    page.dates 5.5
     page.named.product 0
      in30.words 255.5
       0.0382
       -0.0426
      -0.0649
     -0.0787
   -0.0677
  -0.0971
 -0.0846

within.footer 0
 copies 1.5
  within.dialog 0
   around12.words 5.64143
    group.first 0.036716
     -0.0587
     in1000.perBlock 3.60419
      parent.blocks 8.5
       0.0576
       -0.0185
      group.first 0.549688
       outer.links 0.336453
        in100.place 0.118593
         -0.0224
         0.0382
        -0.0324
       -0.0422
    named.review 0
     capitals 0.250749
      group.parents 16.5
       parent.links 0.131481
        around12.links 0.283678
         0.0600
         -0.0179
        0.0168
       group.links 0.0058171
        group.parents 25.5
         -0.0561
         0.0269
        page.h3 25.5
         0.0581
         -0.0103
      page.isArticle 0
       words 53.5
        in300.words 1359.5
         0.0375
         0.0015
        -0.0449
       -0.0289
     -0.0523
   -0.0859
  group.parents 104.5
   parent.blocks 24.5
    -0.0370
    0.0175
   0.0281
 -0.0955

within.nav 0
 wordsBefore 0.884259
  copies 1.5
   within.hidden 0
    up.comment 0
     depth 25.5
      kin.share 0.117256
       heading.level 3.5
        wordsBefore 0.0787294
         -0.0298
         page.p 48.5
          in1000.words 1141
           0.0336
           in1000.words 1596.5
            -0.0322
            0.0214
          0.0433
        -0.0390
       named.footer 0
        page.p 22.5
         0.0708
         in100.place 0.863289
          heading.level 4.5
           page.h2 27.5
            0.0477
            -0.0124
           -0.0285
          -0.0323
        page.h2 35.5
         -0.0475
         0.0624
      -0.0568
     depth 17.5
      -0.0934
      0.0336
    -0.0406
   page.p 195.5
    page.proseBlocks 27.5
     own.action 0
      -0.0044
      -0.0574
     -0.0476
    page.h2 22.5
     0.0706
     -0.0467
  -0.0442
 -0.0818

repeat 0
 within.header 0
  within.dialog 0
   group.share 0.0468801
    linkCount 0
     near.date 0
      near.join 0
       page.proseWords 2241
        in100.perBlock 6.09906
         page.proseWords 171.5
          0.0557
          -0.0121
         0.0509
        -0.0122
       -0.0485
      -0.0423
     -0.0319
    page.prose 0.258865
     grandparent.blocks 5.5
      page.dates 48.5
       0.0882
       -0.0187
      0.0264
     outer.links 0.402883
      around4.sentences 0.0840522
       page.noscript 4.5
        page.dates 29.5
         page.h3 25.5
          0.0528
          0.0077
         outer.words 123.5
          0.0419
          -0.0319
        -0.0138
       in1000.share 0.662464
        -0.0461
        0.0122
      toEnd 166.5
       -0.0568
       page.noscript 0
        -0.0383
        0.0727
   -0.0882
  -0.0666
 kin.perBlock 3.8256
  -0.0271
  -0.0696

within.nav 0
 within.dialog 0
  named.comment 0
   page.named.product 0
    grandparent.blocks 37.5
     page.prose 0.569783
      page.dates 11.5
       page.p 161.5
        within.heading 0
         kin.blocks 6.5
          -0.0150
          outer.rowLinks 0.767042
           0.0308
           -0.0131
         0.0570
        0.0699
       page.prose 0.317093
        -0.0370
        grandparent.prose 0.428659
         -0.0262
         0.0449
      capitals 0.231327
       group.links 0
        -0.0148
        0.0396
       -0.0344
     in300.links 0.993117
      kin.blocks 40.5
       0.0160
       page.dates 1.5
        kin.blocks 190.5
         0.0479
         -0.0326
        0.0833
      -0.0505
    outer.rowLinks 0.107075
     around12.sentences 0.0705082
      after8.links 0.155588
       0.0399
       -0.0330
      -0.0415
     -0.0646
   grandparent.prose 0.97079
    -0.0714
    0.0301
  -0.0860
 -0.0774

within.main 0
 page.main 0
  wordsAfterH1 1632.5
   near.price 0
    wordsAfterH1 0
     wordsAfterH1 -52700.5
      0.0089
      -0.0715
     page.article 40.5
      page.article 6.5
       grandparent.blocks 5.5
        wordsAfterH1 807.5
         0.0187
         -0.0416
        0.0421
       -0.0298
      0.0880
    0.0647
   -0.0350
  page.proseWords 0
   0.0883
   page.h2 69
    -0.0882
    0.0510
 own.hidden 0
  page.article 5.5
   in300.proseShare 0.998791
    grandparent.blocks 7.5
     page.blocks 1161.5
      page.h2 41.5
       -0.0064
       0.0665
      0.0614
     around40.words 2.19877
      -0.0371
      in100.perBlock 25.0896
       0.0474
       page.blocks 411.5
        0.0356
        -0.0533
    0.0555
   page.blocks 523
    0.0088
    grandparent.words 2440.5
     -0.0645
     0.0294
  -0.0653

repeat 0
 named.nav 0
  named.side 0
   page.form 0
    heading.related 0
     proseAfter 58.5
      0.0528
      0.0027
     -0.0454
    kin.blocks 6.5
     page.p 68.5
      -0.0287
      0.0221
     around40.links 0.0147947
      outer.rowAverage 173.45
       0.0135
       -0.0610
      in100.up 3.5
       in300.proseShare 0.0721061
        0.0738
        in30.words 175.5
         item.rowLinks 0.103058
          0.0484
          group.last 0.657266
           0.0646
           -0.0230
         -0.0034
       in300.proseShare 0.955043
        page.proseBlocks 21.5
         0.0353
         in300.proseShare 0.695422
          -0.0312
          0.0380
        -0.0265
   -0.0370
  page.p 195.5
   around4.words 6.78889
    -0.0751
    0.0159
   0.0588
 group.last 0.957919
  group.perBlock 5.4037
   -0.0339
   -0.0805
  in1000.share 0.922575
   0.0648
   -0.0370

wordsBefore 0.884259
 page.isProduct 0
  wordsAfterH1 0
   wordsAfterH1 -52700.5
    within.section 0
     in1000.words 1212.5
      0.0291
      -0.0235
     0.0628
    -0.0748
   heading.comments 0
    named.action 0
     wordsBefore 0.669286
      page.li 416
       own.footer 0
        in30.up 3.5
         0.0432
         0.0117
        -0.0417
       page.h3 5.5
        -0.0458
        in300.proseShare 0.0980022
         -0.0208
         0.0598
      in1000.links 0.0946861
       0.0232
       in1000.proseShare 0.881798
        in1000.proseShare 0.320375
         in1000.perBlock 4.15589
          0.0302
          -0.0633
         kin.last 0.893381
          -0.0190
          0.0856
        -0.0303
     page.p 195.5
      -0.0339
      0.0920
    -0.0580
  in1000.links 0.00914523
   -0.0920
   in300.proseShare 0.276866
    -0.0468
    0.0034
 within.main 0
  -0.0650
  -0.0084

within.article 0
 page.form 2.5
  page.h2 4.5
   item.rowProse 0
    page.proseWords 362.5
     -0.0131
     -0.0641
    in300.proseShare 0.425475
     -0.0526
     0.0257
   page.section 28.5
    toEnd 40.5
     -0.0237
     page.proseWords 4350.5
      before8.links 0.700649
       within.dialog 0
        0.0435
        -0.0481
       page.section 2.5
        0.0330
        -0.0366
      -0.0335
    page.words 3312
     0.0124
     -0.0682
  page.h2 51.5
   page.proseWords 574.5
    kin.links 0.350763
     group.blocks 39.5
      in100.words 273.5
       0.0312
       -0.0304
      0.0609
     -0.0347
    in30.alike 30.5
     page.words 3312
      in1000.links 0.0499106
       0.0260
       -0.0417
      -0.0629
     0.0407
   0.0653
 group.blocks 6.5
  -0.0157
  before8.links 0.0545765
   0.0595
   0.0202

within.footer 0
 named.related 0
  named.comment 0
   own.hidden 0
    afterH1 0
     afterH1 -5610.5
      in1000.words 1212.5
       0.0454
       outer.alike 10.5
        in300.share 0.376584
         -0.0436
         0.0083
        in300.prose 0.0537255
         -0.0172
         0.0745
      -0.0641
     afterH1 54.5
      group.blocks 2.5
       in300.share 0.999878
        -0.0105
        0.0549
       0.0433
      group.blocks 19.5
       in300.prose 0.859455
        -0.0027
        item.rowLinks 0.00634998
         -0.0764
         -0.0015
       page.dates 1.5
        in1000.share 0.620572
         -0.0589
         in1000.words 3739
          in1000.up 14.5
           0.0391
           -0.0421
          -0.0440
        in1000.words 1274.5
         -0.0036
         0.0444
    -0.0491
   in1000.words 2463
    -0.0100
    -0.0990
  -0.0652
 page.proseBlocks 0
  0.0326
  -0.0960

within.nav 0
 tag 22
  within.hidden 0
   up.comment 0
    page.article 4.5
     heading.related 0
      own.review 0
       linkCount 0
        item.words 63.5
         page.prices 45.5
          0.0402
          in1000.proseShare 0.598413
           0.0367
           -0.0272
         0.0018
        in1000.proseShare 0.656758
         words2 11.5
          0.0652
          -0.0195
         links 0.336667
          0.0216
          item.words 3.5
           -0.0545
           -0.0084
       -0.0516
      in30.place 0.317961
       0.0292
       -0.0729
     afterH1 157.5
      item.words 4.5
       -0.0212
       0.0206
      page.article 36.5
       -0.0898
       -0.0039
    heading.level 1.5
     0.0203
     -0.0815
   afterH1 410.5
    page.p 0
     0.0401
     -0.0522
    0.0323
  -0.0549
 page.p 227.5
  -0.0722
  0.0346

within.header 0
 wordsAfterH1 807.5
  near.join 0
   words 4.5
    page.p 57.5
     item.rowAverage 2.25357
      -0.0353
      0.0035
     0.0257
    within.dialog 0
     outer.rowAverage 1373
      digits 0.100265
       0.0386
       0.0008
      in1000.perBlock 12.9789
       0.0351
       -0.0614
     -0.0602
   -0.0481
  outer.rowAverage 18.7292
   -0.0502
   page.isProduct 0
    in1000.links 0.0621959
     within.article 0
      in1000.proseShare 0.993834
       in1000.links 0.0397867
        page.table 1.5
         -0.0411
         0.0212
        0.0366
       0.0410
      0.0598
     in1000.proseShare 0.794973
      in1000.share 0.28473
       kin.parents 90.5
        -0.0756
        0.0355
       0.0590
      page.li 211.5
       in300.up 3.5
        0.0324
        -0.0331
       -0.0811
    -0.0460
 wordsAfterH1 135.5
  -0.0735
  -0.0005

within.aside 0
 tag 22
  own.nav 0
   wordsBefore 0.519911
    heading.distance 0
     kin.first 0.0746511
      -0.0534
      0.0191
     item.rowAverage 74.6491
      heading.distance 33.5
       item.rowShare 0.00834365
        heading.distance 1.5
         0.0496
         -0.0024
        tag 13.5
         0.0573
         0.0133
       tag 6.5
        -0.0394
        0.0248
      -0.0028
    page.prose 0.258865
     outer.rowProse 0.303854
      group.parents 16.5
       -0.0161
       item.words 30.5
        item.alike 3.5
         -0.0089
         0.0641
        -0.0198
      0.0766
     parent.links 0.131481
      kin.links 0.0345602
       in300.place 0.304212
        0.0033
        grandparent.alike 4.5
         group.parents 20.5
          -0.0224
          -0.0738
         0.0161
       0.0145
      -0.0408
   group.perBlock 8.6159
    -0.0683
    0.0284
  -0.0508
 -0.0863

within.footer 0
 within.aside 0
  tag 13.5
   heading.distance 33.5
    heading.distance 0
     tag 6.5
      -0.0517
      0.0335
     named.comment 0
      heading.related 0
       up.byline 0
        named.media 0
         0.0357
         grandparent.prose 0.841172
          0.0230
          item.alike 3.5
           0.0181
           -0.0782
        -0.0517
       -0.0347
      -0.0374
    tag 6.5
     -0.0345
     0.0116
   page.dates 11.5
    in300.links 0.40785
     group.blocks 99.5
      in300.links 0.00797243
       -0.0543
       -0.0102
      0.0652
     group.first 0.296761
      page.li 78.5
       in300.links 0.90008
        0.0578
        -0.0426
       around40.sentences 0.123889
        -0.0616
        0.0443
      named.item 0
       -0.0152
       0.0759
    grandparent.prose 0.956395
     -0.0462
     0.0448
  -0.0787
 -0.0862

named.overlay 0
 words1 4.5
  up.content 0
   in1000.links 0.653748
    wordsBefore 0.669286
     group.first 0.188359
      -0.0355
      -0.0000
     -0.0417
    page.isProduct 0
     group.first 0.405947
      in1000.perBlock 3.60419
       in300.place 0.14712
        in300.place 0.0198413
         -0.0152
         0.0810
        -0.0275
       -0.0435
      0.0585
     -0.0594
   wordsBefore 0.806983
    around12.links 0.961808
     0.0236
     -0.0415
    -0.0332
  named.comment 0
   named.related 0
    around40.words 22.448
     kin.sentences 0.00891939
      0.0055
      in300.up 10.5
       around40.sentences 0.0429812
        within.section 0
         -0.0181
         0.0399
        page.named.product 0
         in300.place 0.0295754
          0.0007
          0.0511
         around40.sentences 0.0665039
          0.0384
          -0.0419
       -0.0140
     -0.0062
    -0.0384
   -0.0478
 -0.0563

named.action 0
 named.footer 0
  within.hidden 0
   within.header 0
    in1000.links 0.507966
     outer.rowLinks 0.107075
      outer.rowShare 0.439926
       place 0.633412
        0.0164
        outer.rowShare 0.111995
         words-2 5.5
          -0.0222
          0.0271
         -0.0423
       up.comment 0
        kin.share 0.225347
         named.byline 0
          0.0232
          -0.0415
         0.0494
        -0.0446
      -0.0060
     kin.first 0.0151679
      -0.0367
      named.search 0
       0.0497
       -0.0129
    parent.words 5.5
     0.0313
     -0.0568
   outer.rowShare 0.861328
    in100.place 0.809283
     -0.0655
     0.0123
    in300.prose 0.0537255
     -0.0640
     0.0367
  in100.place 0.333559
   in100.place 0.166793
    -0.0411
    0.0443
   -0.0502
 outer.rowLinks 0.250249
  in100.place 0.759329
   -0.0542
   0.0129
  -0.0092

page.form 4.5
 group.share 0.663513
  linkCount 0
   named.forum 0
    kin.perBlock 44.9265
     in1000.words 3303
      group.blocks 21.5
       page.article 0
        page.named.article 0
         0.0321
         -0.0153
        page.article 18.5
         -0.0270
         0.0449
       page.named.item 0
        page.article 5.5
         0.0626
         -0.0196
        page.links 0.371891
         page.article 56
          in1000.up 5.5
           0.0291
           -0.0487
          0.0692
         0.0589
      -0.0139
     afterH1 18.5
      0.0213
      -0.0548
    page.pre 24.5
     group.share 0.375431
      -0.0512
      group.parents 23.5
       0.0635
       -0.0448
     0.0624
   item.words 4.5
    -0.0380
    -0.0011
  0.0612
 in300.words 2132.5
  proseAfter 141.5
   -0.0050
   -0.0555
  in300.words 5520
   -0.0731
   0.0106

repeat 0
 named.side 0
  up.comment 0
   within.form 0
    page.li 347.5
     heading.related 0
      named.cookie 0
       named.review 0
        parent.links 0.102581
         named.media 0
          page.li 52.5
           0.0178
           in30.share 0.459172
            0.0499
            0.0015
          named.content 0
           -0.0577
           0.0148
         in1000.perBlock 2.85213
          0.0647
          words 4.5
           -0.0176
           kin.last 0.857257
            0.0364
            -0.0049
        -0.0225
       -0.0586
      grandparent.blocks 45.5
       -0.0554
       0.0587
     page.dates 2.5
      -0.0296
      grandparent.words 37.5
       -0.0226
       0.0527
    item.alike 11.5
     -0.0519
     0.0232
   -0.0630
  page.dates 2.5
   around12.links 0.163961
    0.0395
    -0.0391
   -0.0575
 words 3.5
  -0.0134
  -0.0648

within.aside 0
 within.header 0
  named.overlay 0
   page.proseWords 1646.5
    words 9.5
     page.prices 68.5
      page.blocks 578
       linkCount 0
        named.byline 0
         0.0122
         -0.0511
        -0.0199
       page.noscript 0
        page.prices 45.5
         outer.rowShare 0.255975
          -0.0211
          0.0716
         -0.0455
        0.0680
      heading.level 2.5
       -0.0674
       0.0082
     own.byline 0
      kin.perBlock 18.0455
       0.0415
       0.0121
      -0.0345
    heading.distance 25.5
     in30.up 2.5
      around40.sentences 0.0365004
       -0.0331
       named.comment 0
        page.pre 36.5
         0.0242
         -0.0253
        -0.0374
      around40.sentences 0.0701791
       -0.0418
       0.0148
     page.pre 27.5
      -0.0503
      0.0527
   -0.0442
  outer.rowShare 0.635821
   -0.0610
   0.0151
 -0.0760

repeat 0
 own.footer 0
  wordsAfterH1 933.5
   within.header 0
    wordLength 4.00145
     item.links 0.0758535
      -0.0170
      0.0169
     depth 26.5
      kin.blocks 1.5
       -0.0036
       0.0347
      -0.0404
    wordsAfterH1 57.5
     -0.0590
     0.0231
   page.prose 0.291674
    around12.words 6.245
     -0.0017
     0.0684
    group.first 0.0834328
     around12.words 6.98
      -0.0321
      0.0458
     in100.up 3.5
      index 337.5
       kin.links 0.00798289
        -0.0174
        kin.links 0.155538
         group.first 0.146731
          -0.0185
          0.0565
         -0.0255
       kin.blocks 46.5
        -0.0606
        -0.0014
      -0.0396
  -0.0711
 page.code 22
  in30.perBlock 1.5041
   0.0491
   page.prose 0.216057
    in100.prose 0
     -0.0410
     0.0266
    -0.0508
  0.0531

repeat 0
 wordsBefore 0.884259
  depth 25.5
   group.share 0.375431
    item.rowAverage 92.7488
     page.h2 15.5
      page.h2 12.5
       page.prose 0.439801
        proseAfter 15.5
         toEnd 391.5
          0.0436
          -0.0226
         parent.blocks 4.5
          group.share 0.0468801
           -0.0070
           0.0444
          outer.rowShare 0.782454
           -0.0403
           0.0262
        wordsBefore 0.621435
         item.rowAverage 3.26136
          -0.0172
          0.0220
         around4.links 0.0837157
          -0.0106
          -0.0687
       depth 11.5
        0.0024
        -0.0566
      0.0321
     -0.0165
    outer.links 0.956666
     page.proseWords 2006
      0.0611
      page.h2 11.5
       -0.0075
       0.0578
     -0.0231
   -0.0498
  outer.rowShare 0.310707
   -0.0476
   -0.0033
 page.code 22
  page.prose 0
   0.0327
   -0.0389
  0.0533

within.hidden 0
 own.review 0
  named.nav 0
   own.footer 0
    within.definition 0
     named.action 0
      page.h3 58.5
       box.alike 47.5
        page.h3 19.5
         page.dates 1.5
          0.0314
          outer.rowShare 0.635821
           page.prose 0.569783
            page.proseWords 772.5
             -0.0076
             in30.up 3.5
              0.0565
              -0.0198
            -0.0361
           0.0230
         page.dates 3.5
          group.last 0.890158
           -0.0068
           -0.0600
          page.dates 8.5
           0.0544
           -0.0041
        0.0581
       0.0629
      wordLength 5.00376
       -0.0338
       0.0165
     page.h2 1.5
      -0.0897
      0.0200
    -0.0545
   page.prose 0
    0.0848
    box.words 4.5
     -0.0665
     0.0079
  -0.0521
 group.last 0.890158
  -0.0553
  outer.rowShare 0.999652
   -0.0291
   0.0418

repeat 0
 level-1 0
  wordsBefore 0.669286
   own.action 0
    page.li 347.5
     group.last 0.752862
      named.nav 0
       index 179.5
        0.0192
        -0.0125
       in1000.place 0.0702941
        -0.0533
        0.0299
      place 0.866717
       0.0334
       -0.0387
     page.h3 44.5
      group.last 0.849753
       -0.0507
       0.0072
      0.0482
    -0.0344
   in1000.place 0.313838
    item.alike 39.5
     -0.0281
     0.0243
    words 29.5
     toEnd 166.5
      page.li 153.5
       -0.0018
       0.0616
      -0.0174
     -0.0421
  outer.rowLinks 0.0878724
   0.0403
   0.0092
 words 4.5
  own.action 0
   page.isProduct 0
    page.blocks 523
     -0.0089
     0.0294
    -0.0400
   -0.0498
  group.last 0.957919
   -0.0696
   0.0224

near.join 0
 tag 19.5
  in30.place 0.0114395
   -0.0515
   wordsAfterH1 933.5
    in1000.place 0.289459
     kin.links 0.0717555
      page.named.item 0
       page.dates 2.5
        in30.place 0.736564
         0.0432
         -0.0145
        group.links 0
         -0.0088
         0.0483
       within.article 0
        -0.0248
        0.0404
      page.prose 0
       0.0603
       grandparent.words 59.5
        grandparent.alike 20.5
         -0.0277
         0.0415
        wordsAfterH1 57.5
         -0.0219
         0.0337
     kin.parents 1.5
      -0.0124
      0.0438
    page.prose 0.291674
     0.0246
     page.links 0.125994
      page.p 53.5
       -0.0295
       page.prose 0.69004
        0.0560
        0.0059
      page.p 14.5
       0.0177
       outer.rowAverage 247.722
        -0.0479
        in1000.prose 0.81023
         -0.0250
         0.0319
  -0.0391
 -0.0503

within.footer 0
 tag 19.5
  within.hidden 0
   page.article 1.5
    in1000.prose 0.726423
     page.h3 9.5
      page.proseWords 0
       0.0581
       in30.perBlock 3.43282
        in300.share 0.376584
         in30.perBlock 1.5041
          0.0468
          -0.0775
         -0.0014
        outer.rowLinks 0.107075
         0.0305
         -0.0058
      page.section 35
       0.0437
       -0.0207
     page.h3 30.5
      page.h3 17.5
       page.section 6.5
        outer.rowProse 0.904468
         -0.0215
         0.0355
        0.0339
       outer.rowLinks 0.0152395
        -0.0636
        -0.0057
      0.0437
    group.share 0.209956
     page.h3 50.5
      -0.0254
      0.0536
     page.section 1.5
      -0.0201
      0.0447
   page.nav 2.5
    -0.0522
    outer.rowProse 0
     -0.0486
     0.0322
  -0.0372
 page.proseWords 0
  0.0401
  -0.0861

within.footer 0
 repeat 0
  within.dialog 0
   within.header 0
    named.related 0
     in300.share 0.474154
      heading.distance 33.5
       page.section 21.5
        in1000.place 0.313838
         proseAfter 82.5
          in30.place 0.387884
           0.0322
           in1000.prose 0.375402
            in300.words 471.5
             -0.0140
             0.0686
            -0.0205
          -0.0351
         0.0419
        -0.0363
       named.media 0
        -0.0297
        0.0309
      in1000.prose 0.226087
       0.0490
       named.media 0
        page.section 2.5
         proseAfter 15.5
          0.0137
          -0.0257
         in100.proseShare 0.78382
          0.0475
          0.0086
        in100.prose 0.638367
         0.0122
         -0.0569
     -0.0402
    -0.0410
   -0.0713
  box.alike 9.5
   parent.words 13.5
    -0.0150
    -0.0483
   0.0248
 in1000.prose 0
  0.0386
  -0.0859

within.nav 0
 wordLength 5.66915
  page.p 0
   0.0408
   named.side 0
    page.prose 0.569783
     page.p 161.5
      page.prose 0.0621686
       page.prose 0
        in100.up 4.5
         0.0639
         -0.0418
        -0.0539
       within.section 0
        page.p 31.5
         0.0133
         kin.parents 38.5
          page.prose 0.37826
           -0.0494
           -0.0060
          0.0157
        outer.rowAverage 514.542
         heading.related 0
          outer.alike 52.5
           0.0387
           -0.0386
          -0.0470
         -0.0546
      0.0386
     around4.sentences 0.0259982
      -0.0491
      place 0.400756
       0.0132
       in100.up 3.5
        -0.0045
        -0.0364
    page.nav 3.5
     -0.0485
     outer.alike 5.5
      -0.0245
      0.0580
  page.p 48.5
   0.0033
   0.0312
 page.p 227.5
  -0.0609
  0.0436

page.form 0
 proseAfter 58.5
  in1000.prose 0.77012
   page.proseBlocks 21.5
    in100.perBlock 3.31303
     -0.0439
     0.0308
    0.0622
   page.section 12.5
    box.alike 4.5
     -0.0462
     0.0309
    0.0452
  -0.0168
 in100.place 0.010919
  -0.0605
  within.aside 0
   page.words 4029.5
    page.p 161.5
     up.nav 0
      within.item 0
       page.p 57.5
        group.share 0.130164
         -0.0233
         0.0164
        page.section 1.5
         -0.0239
         0.0391
       0.0179
      -0.0471
     0.0668
    page.words 4918.5
     outer.rowAverage 408.536
      -0.0541
      0.0102
     outer.rowAverage 92.0333
      outer.rowAverage 12.0819
       -0.0240
       0.0561
      page.pre 3.5
       grandparent.alike 2.5
        -0.0533
        in300.proseShare 0.573268
         0.0432
         -0.0524
       0.0116
   -0.0619

within.footer 0
 page.h2 15.5
  up.action 0
   page.h2 12.5
    linkCount 0
     group.links 0.0129263
      page.noscript 22.5
       page.li 0
        0.0524
        -0.0008
       -0.0493
      page.li 416
       up.forum 0
        group.share 0.0568153
         in300.place 0.364622
          -0.0178
          0.0514
         0.0590
        -0.0270
       -0.0261
     page.noscript 0
      named.detail 0
       after8.words 12.1339
        -0.0552
        -0.0095
       0.0331
      group.parents 16.5
       -0.0134
       0.0567
    page.blocks 190.5
     0.0423
     in300.alike 1.5
      -0.0438
      0.0318
   -0.0427
  item.words 124.5
   in300.place 0.00680693
    -0.0239
    page.named.product 0
     in30.proseShare 0.909916
      0.0478
      -0.0259
     after8.words 12.1339
      -0.0453
      0.0365
   -0.0205
 -0.0752

named.overlay 0
 page.form 4.5
  page.prose 0.602188
   own.nav 0
    group.blocks 8.5
     page.dates 5.5
      links 0.0502525
       0.0238
       -0.0176
      -0.0221
     named.content 0
      in100.place 0.0895255
       in100.up 4.5
        0.0650
        -0.0129
       page.words 1584.5
        -0.0357
        0.0100
      in100.place 0.304379
       kin.last 0.640708
        0.0535
        -0.0160
       page.dates 69.5
        0.0479
        -0.0336
    -0.0420
   around12.sentences 0.0250633
    -0.0546
    outer.rowShare 0.522189
     item.rowShare 0.0464324
      -0.0008
      -0.0465
     page.words 7278
      0.0156
      -0.0387
  in100.up 3.5
   box.alike 1.5
    -0.0192
    page.dates 25.5
     own.detail 0
      0.0590
      -0.0306
     -0.0288
   -0.0353
 page.dates 35.5
  -0.0576
  0.0316

within.nav 0
 page.isProduct 0
  group.share 0.663513
   in1000.proseShare 0.762006
    in1000.proseShare 0.71125
     around4.links 0.371525
      page.nav 5.5
       -0.0149
       0.0586
      within.hidden 0
       0.0535
       -0.0377
     0.0809
    heading.related 0
     up.footer 0
      page.noscript 15
       within.item 0
        around40.links 0.132263
         around40.words 11.0497
          in300.links 0.125977
           0.0320
           -0.0264
          -0.0064
         around40.words 8.43057
          -0.0046
          -0.0419
        item.words 4.5
         -0.0160
         0.0315
       0.0466
      -0.0436
     item.alike 20.5
      -0.0530
      0.0324
   0.0458
  in1000.proseShare 0.998791
   up.detail 0
    -0.0437
    0.0106
   within.main 0
    around12.links 0.0269437
     0.0326
     -0.0516
    in300.links 0.082423
     -0.0136
     0.0640
 -0.0473

depth 25.5
 in100.place 0.021398
  -0.0326
  in1000.links 0.00914523
   outer.alike 14.5
    -0.0434
    page.h2 3.5
     -0.0253
     0.0530
   page.h2 14.5
    page.h2 12.5
     named.overlay 0
      heading.words 1693.5
       grandparent.blocks 2.5
        page.noscript 0
         outer.alike 22.5
          0.0156
          -0.0525
         0.0469
        page.named.forum 0
         named.nav 0
          item.rowAverage 27.4821
           0.0191
           -0.0013
          -0.0408
         item.rowAverage 37.8661
          -0.0548
          -0.0012
       -0.0508
      in30.alike 98.5
       -0.0569
       0.0386
     grandparent.blocks 5.5
      -0.0559
      0.0038
    item.rowAverage 92.7488
     in300.perBlock 5.6068
      in300.perBlock 2.60475
       0.0653
       -0.0141
      page.named.article 0
       in300.perBlock 28.8219
        0.0713
        -0.0133
       0.0057
     -0.0101
 -0.0546

within.footer 0
 within.nav 0
  own.review 0
   tag 19.5
    page.h2 35.5
     item.rowAverage 163.804
      page.h2 3.5
       kin.blocks 67.5
        named.action 0
         kin.blocks 10.5
          -0.0120
          0.0229
         -0.0440
        group.first 0.0509981
         0.0286
         page.h3 44.5
          -0.0637
          outer.rowAverage 18.7292
           -0.0521
           0.0438
       heading.reviews 0
        page.h2 27.5
         page.h2 14.5
          page.h2 9.5
           kin.blocks 1.5
            -0.0199
            in1000.alike 2.5
             0.0354
             -0.0212
           item.rowAverage 27.4821
            0.0103
            page.h3 10.5
             0.0140
             -0.0407
          page.h3 17.5
           0.0522
           0.0054
         -0.0256
        -0.0393
      -0.0155
     kin.blocks 28.5
      0.0777
      0.0030
    -0.0332
   -0.0549
  -0.0491
 -0.0774

within.footer 0
 within.aside 0
  page.form 4.5
   within.nav 0
    level-1 0
     in1000.up 19.5
      page.proseWords 4350.5
       page.p 161.5
        in30.place 0.0271924
         -0.0386
         named.forum 0
          group.perBlock 49.2361
           0.0123
           page.p 25.5
            0.0324
            -0.0505
          group.share 0.271231
           -0.0377
           kin.last 0.942548
            0.0635
            -0.0371
        0.0418
       -0.0209
      -0.0317
     page.blocks 660.5
      in1000.up 13.5
       0.0405
       -0.0176
      -0.0211
    -0.0413
   words-1 5.5
    page.blocks 331
     0.0001
     up.tags 0
      -0.0511
      0.0321
    page.proseWords 2241
     in30.words 255.5
      0.0403
      -0.0276
     kin.last 0.833478
      -0.0604
      0.0129
  -0.0704
 page.prose 0
  0.0255
  -0.0800

repeat 0
 wordsBefore 0.669286
  wordLength 4.25137
   -0.0063
   page.article 0
    wordsBefore 0.0787294
     -0.0150
     heading.distance 51.5
      parent.alike 7.5
       item.rowShare 0.12313
        0.0514
        0.0217
       -0.0091
      before8.links 0.0690222
       -0.0375
       0.0216
    outer.rowShare 0.111995
     -0.0152
     0.0148
  page.prose 0.258865
   0.0210
   outer.rowShare 0.365362
    page.h2 15.5
     -0.0472
     0.0069
    outer.rowShare 0.89907
     0.0147
     group.share 0.663513
      depth 8.5
       0.0169
       -0.0461
      0.0433
 box.words 4.5
  up.content 0
   item.rowShare 0.335675
    page.p 4.5
     -0.0546
     group.share 0.00923522
      -0.0328
      0.0190
    -0.0462
   page.h2 10.5
    0.0535
    -0.0217
  page.p 161.5
   -0.0562
   0.0183

named.related 0
 up.comment 0
  own.hidden 0
   outer.alike 5.5
    page.section 21.5
     wordsBefore 0.884259
      within.header 0
       page.p 57.5
        in300.share 0.173047
         -0.0497
         0.0034
        page.proseWords 3789.5
         0.0303
         -0.0182
       -0.0366
      -0.0394
     -0.0425
    wordsAfterH1 2188.5
     in1000.prose 0.465536
      page.proseWords 0
       0.0637
       page.section 10.5
        in1000.prose 0.407972
         in300.share 0.520796
          kin.share 0.0951245
           0.0024
           heading.distance 10.5
            0.0010
            -0.0737
          0.0245
         page.words 2111.5
          -0.0729
          0.0174
        item.rowLinks 0.527085
         in100.share 0.0801855
          -0.0262
          0.0739
         -0.0334
      wordsAfterH1 807.5
       0.0432
       0.0130
     page.p 53.5
      -0.0526
      0.0051
   -0.0390
  -0.0552
 -0.0514

within.footer 0
 tag 24.5
  within.aside 0
   named.cart 0
    page.article 0
     page.words 2607.5
      page.dates 44
       own.byline 0
        around40.words 17.1988
         0.0241
         -0.0219
        -0.0332
       -0.0489
      kin.parents 63.5
       around40.words 4.76569
        -0.0485
        around40.links 0.0253366
         item.alike 11.5
          -0.0507
          0.0178
         kin.parents 26.5
          0.0251
          group.blocks 14.5
           0.0243
           in30.links 0.228714
            -0.0602
            0.0154
       0.0386
     group.blocks 10.5
      page.h1 0
       0.0308
       -0.0318
      in30.links 0
       0.0404
       page.dates 7.5
        item.rowLinks 0
         0.0381
         -0.0342
        0.0140
    within.list 0
     -0.0692
     in100.perBlock 5.02368
      0.0666
      -0.0286
   -0.0569
  -0.0406
 -0.0658

wordsAfterH1 692.5
 named.content 0
  page.noscript 1.5
   kin.sentences 0
    -0.0380
    kin.sentences 0.066702
     0.0154
     -0.0243
   0.0225
  in100.perBlock 1.69614
   0.0727
   tag 24.5
    depth 23.5
     outer.alike 56
      kin.share 0.00370256
       -0.0143
       0.0220
      -0.0459
     -0.0257
    -0.0445
 page.noscript 3.5
  up.review 0
   outer.rowProse 0.373821
    -0.0170
    page.blocks 1161.5
     page.blocks 411.5
      page.blocks 239.5
       page.blocks 209.5
        up.item 0
         0.0300
         -0.0443
        kin.sentences 0.0611566
         0.0076
         in100.perBlock 16.6047
          0.0109
          -0.1107
       page.dates 7.5
        0.0490
        -0.0028
      page.dates 3.5
       -0.0377
       kin.share 0.0766829
        -0.0297
        0.0380
     0.0557
   -0.0663
  -0.0411

in30.words 255.5
 within.article 0
  in300.links 0.00797243
   in100.proseShare 0.893367
    -0.0328
    0.0438
   in300.links 0.0512521
    0.0205
    page.prices 26.5
     heading.related 0
      in30.words 58.5
       after8.words 7.6125
        outer.rowLinks 0.107075
         -0.0095
         -0.0463
        0.0051
       in1000.up 12.5
        page.prices 2.5
         around12.sentences 0.0641137
          0.0233
          -0.0150
         page.nav 3.5
          0.0011
          -0.0611
        0.0388
      -0.0606
     page.prices 30.5
      0.0950
      words1 4.5
       -0.0090
       in1000.up 4.5
        -0.0360
        page.named.product 0
         0.0656
         -0.0238
  grandparent.links 0.0164881
   0.0398
   afterH1 0
    0.0489
    in1000.up 9.5
     0.0108
     page.li 22.5
      0.0371
      -0.0446
 within.list 0
  -0.0244
  0.0095

heading.level 3.5
 words-1 3.5
  outer.rowShare 0.635821
   parent.blocks 4.5
    page.section 11.5
     wordsAfterH1 587.5
      words 4.5
       -0.0168
       0.0153
      -0.0297
     0.0208
    heading.words 96.5
     -0.0159
     -0.0542
   page.prose 0.216057
    page.section 20.5
     0.0628
     -0.0406
    outer.rowLinks 0.107075
     0.0208
     -0.0185
  words1 4.5
   -0.0008
   page.prose 0.569783
    page.words 5472.5
     0.0231
     0.0680
    heading.words 259.5
     before8.links 0.130504
      kin.last 0.678951
       -0.0040
       0.0404
      -0.0115
     index 102.5
      0.0152
      -0.0304
 wordsAfterH1 807.5
  page.main 0
   0.0231
   outer.rowProse 0.691258
    -0.0512
    0.0251
  group.first 0.0663087
   0.0218
   up.field 0
    -0.0570
    0.0222

repeat 0
 within.footer 0
  within.aside 0
   page.h3 50.5
    in1000.links 0.507966
     index 248.5
      0.0071
      page.h3 3.5
       -0.0451
       page.article 4.5
        page.form 6.5
         kin.blocks 157.5
          words2 3.5
           -0.0002
           0.0431
          -0.0314
         -0.0538
        page.form 7.5
         kin.links 0.155538
          -0.0777
          0.0180
         0.0367
     page.h3 11.5
      page.h3 2.5
       kin.sentences 0.00425989
        -0.0229
        0.0358
       within.header 0
        kin.share 0.341383
         0.0904
         -0.0088
        -0.0176
      outer.alike 9.5
       -0.0382
       0.0242
    in1000.links 0.653748
     0.0531
     -0.0281
   -0.0522
  -0.0628
 in1000.links 0.0621959
  page.form 0
   0.0495
   -0.0144
  kin.first 0.451145
   -0.0437
   -0.0054

heading.level 4.5
 near.join 0
  depth 25.5
   wordsBefore 0.519911
    within.hidden 0
     afterH1 -5610.5
      depth 9.5
       -0.0059
       0.0549
      afterH1 0
       -0.0393
       in30.words 481.5
        page.links 0.203534
         in1000.words 1970
          outer.rowAverage 134.018
           0.0062
           0.0540
          grandparent.links 0
           -0.0267
           0.0124
         0.0323
        -0.0043
     -0.0332
    page.proseBlocks 0
     0.0429
     before8.words 6.73214
      page.links 0.669676
       outer.words 62.5
        -0.0381
        in30.perBlock 2.4861
         0.0382
         -0.0142
       0.0185
      heading.level 3.5
       page.links 0.24847
        named.media 0
         0.0045
         -0.0454
        kin.parents 12.5
         -0.0002
         0.0491
       page.links 0.125994
        0.0161
        -0.0538
   -0.0435
  -0.0393
 -0.0394

named.review 0
 within.dialog 0
  within.aside 0
   within.nav 0
    own.media 0
     digits 0.00682016
      parent.alike 17.5
       page.p 48.5
        page.p 35.5
         group.sentences 0
          tag 12.5
           kin.parents 29.5
            tag 6.5
             -0.0071
             0.0381
            -0.0409
           kin.parents 43.5
            -0.0318
            0.0359
          group.sentences 0.0901769
           0.0372
           -0.0071
         -0.0139
        page.blocks 239.5
         in1000.proseShare 0.988634
          page.p 90.5
           -0.0032
           -0.0668
          0.0159
         page.p 90.5
          0.0431
          0.0173
       group.first 0.0834328
        0.0234
        -0.0595
      in300.perBlock 2.87055
       page.p 2.5
        -0.0267
        0.0468
       page.p 0
        0.0333
        -0.0100
     -0.0418
    -0.0437
   -0.0561
  -0.0652
 -0.0439

repeat 0
 up.comment 0
  within.dialog 0
   page.p 53.5
    page.p 35.5
     kin.perBlock 2.56623
      -0.0214
      kin.share 0.147488
       afterH1 -5610.5
        0.0265
        -0.0071
       0.0262
     in100.perBlock 4.50048
      page.blocks 762.5
       page.p 41.5
        -0.0203
        0.0658
       -0.0166
      outer.rowLinks 0.0789308
       -0.0098
       -0.0431
    page.named.product 0
     kin.perBlock 29.7165
      0.0262
      page.p 141.5
       after8.links 0.127693
        named.forum 0
         links1 0.0628289
          0.0623
          -0.0129
         -0.0313
        -0.0354
       page.blocks 411.5
        0.0046
        -0.0608
     -0.0194
   -0.0598
  -0.0551
 kin.perBlock 1.96474
  page.p 4.5
   -0.0331
   0.0238
  in30.words 54.5
   -0.0560
   capitals 0.0471143
    0.0286
    -0.0272

within.dialog 0
 repeat 0
  digits 0.0396433
   group.blocks 1.5
    named.detail 0
     -0.0232
     0.0202
    within.nav 0
     kin.perBlock 18.0455
      parent.alike 17.5
       within.aside 0
        in1000.up 6.5
         0.0111
         0.0316
        -0.0345
       -0.0323
      heading.words 11.5
       0.0213
       in1000.prose 0.564731
        links1 0.505102
         kin.parents 10.5
          -0.0111
          -0.0923
         0.0156
        kin.sentences 0.0640209
         0.0130
         in300.proseShare 0.944192
          in1000.up 8.5
           kin.first 0.0623503
            0.0195
            -0.0575
           0.0304
          0.0239
     -0.0350
   outer.links 0.402883
    -0.0203
    0.0099
  kin.perBlock 3.38048
   outer.rowAverage 6.10819
    -0.0329
    item.links 0.692928
     0.0180
     -0.0200
   page.pre 3.5
    -0.0511
    0.0184
 -0.0635

own.action 0
 up.comment 0
  in100.place 0.021398
   within.heading 0
    -0.0342
    0.0246
   in100.place 0.0895255
    0.0318
    own.hidden 0
     page.code 61
      around40.links 0.0147947
       in300.proseShare 0.837147
        -0.0407
        0.0277
       in1000.up 22.5
        in30.links 0.650698
         page.code 53
          around40.sentences 0.0365004
           -0.0101
           within.definition 0
            page.code 10.5
             group.parents 16.5
              around4.links 0.103686
               0.0130
               -0.0087
              parent.prose 0.662649
               0.0410
               in1000.prose 0.498965
                -0.0541
                in1000.links 0.0499106
                 group.links 0.0058171
                  -0.0595
                  0.0207
                 0.0404
             0.0548
            -0.0362
          -0.0438
         -0.0120
        -0.0407
      0.0542
     -0.0366
  -0.0434
 within.heading 0
  -0.0337
  in1000.prose 0.17153
   -0.0235
   0.0566

within.footer 0
 named.byline 0
  in100.words 170.5
   grandparent.words 50.5
    page.proseWords 500.5
     0.0207
     -0.0177
    0.0246
   in30.alike 49
    box.links 0
     page.proseWords 1066.5
      page.proseWords 772.5
       page.h3 3.5
        in100.words 836.5
         proseBefore 127.5
          0.0112
          -0.0362
         -0.0503
        page.li 44.5
         -0.0205
         0.0236
       0.0352
      within.article 0
       page.proseWords 2912.5
        -0.0267
        page.li 44.5
         -0.0367
         0.0206
       page.article 9.5
        0.0312
        -0.0202
     in1000.place 0.00339018
      page.h3 17.5
       -0.0433
       page.h3 19.5
        0.0516
        -0.0270
      -0.0072
    0.0437
  up.field 0
   box.links 0.504098
    -0.0569
    0.0076
   0.0212
 page.proseWords 0
  0.0333
  -0.0719

page.form 0
 kin.first 0.287379
  page.links 0.125994
   in1000.perBlock 15.5959
    0.0562
    -0.0130
   page.words 6076
    page.h1 1.5
     0.0097
     -0.0452
    -0.0728
  0.0314
 in1000.perBlock 2.85213
  0.0299
  heading.reviews 0
   page.main 0
    within.article 0
     page.words 2826
      in100.links 0.0163284
       0.0319
       page.named.item 0
        own.product 0
         -0.0222
         0.0419
        before8.links 0.193595
         -0.0290
         0.0601
      in300.links 0.143334
       page.form 1.5
        0.0033
        -0.0415
       kin.last 0.751059
        -0.0383
        0.0294
     0.0302
    within.main 0
     page.form 24
      -0.0717
      0.0438
     page.named.item 0
      around40.sentences 0.0517608
       0.0187
       -0.0073
      group.first 0.366308
       -0.0517
       0.0027
   -0.0552

page.h2 35.5
 within.aside 0
  named.review 0
   words-1 3.5
    in1000.perBlock 3.84607
     page.p 44.5
      -0.0020
      page.proseWords 715
       page.h2 5.5
        copies 7.5
         0.0911
         -0.0043
        item.rowLinks 0.527085
         0.0385
         -0.0324
       -0.0335
     in300.perBlock 3.93956
      -0.0581
      -0.0066
    page.prose 0.546489
     in1000.perBlock 5.49105
      in100.words 170.5
       0.0323
       page.proseWords 574.5
        0.0013
        -0.0388
      in300.perBlock 4.79055
       -0.0321
       0.0311
     wordsBefore 0.379255
      commas 0
       -0.0042
       0.0370
      page.proseBlocks 37.5
       0.0079
       group.blocks 10.5
        0.0137
        page.h2 15.5
         -0.0449
         0.0076
   page.proseBlocks 25.5
    item.rowLinks 0.0624436
     -0.0283
     0.0400
    -0.0567
  -0.0500
 0.0342

within.dialog 0
 page.form 4.5
  in1000.proseShare 0.881798
   page.section 32.5
    within.microdata 0
     page.li 347.5
      page.prices 26.5
       page.prices 23.5
        0.0319
        -0.0368
       0.0752
      page.prices 53
       outer.rowLinks 0.444327
        0.0303
        in100.up 6.5
         -0.0529
         0.0352
       -0.0551
     page.prices 2.5
      -0.0472
      0.0222
    group.parents 1.5
     0.0255
     up.detail 0
      -0.0736
      0.0149
   page.form 0
    page.nav 2.5
     -0.0033
     page.prose 0.0621686
      -0.0323
      page.prose 0.788016
       page.prices 5.5
        0.0679
        -0.0056
       -0.0157
    group.blocks 10.5
     in1000.perBlock 4.15589
      0.0060
      -0.0299
     page.nav 6.5
      item.rowLinks 0.527085
       0.0183
       -0.0237
      -0.0448
  -0.0147
 -0.0572

page.isProduct 0
 place 0.866717
  heading.related 0
   own.action 0
    kin.last 0.909142
     0.0115
     before8.links 0.0545765
      page.isForum 0
       kin.last 0.942548
        -0.0156
        outer.rowProse 0.904468
         0.0427
         in1000.words 3739
          0.0263
          -0.0380
       -0.0437
      -0.0192
    in100.place 0.551765
     -0.0302
     page.links 0.24847
      -0.0304
      0.0424
   in100.place 0.304379
    0.0276
    -0.0623
  in30.perBlock 39.0556
   page.blocks 480.5
    -0.0212
    0.0249
   -0.0602
 page.links 0.161784
  kin.last 0.380446
   0.0110
   afterH1 295.5
    -0.0669
    0.0115
  in100.links 0.346874
   in300.words 386.5
    -0.0311
    in1000.words 1212.5
     in100.place 0.373007
      0.0337
      -0.0358
     0.0509
   words 12.5
    -0.0614
    0.0182

within.hidden 0
 in1000.links 0.653748
  depth 21.5
   level 1.5
    page.article 5.5
     capitals 0.0835714
      grandparent.words 137.5
       wordsAfterH1 487.5
        0.0284
        page.p 48.5
         -0.0440
         0.0099
       named.header 0
        0.0465
        -0.0328
      wordLength 4.25137
       group.parents 61
        -0.0235
        0.0236
       0.0016
     in100.perBlock 6.09906
      in30.place 0.224677
       0.0196
       -0.0637
      grandparent.blocks 205.5
       page.article 18.5
        -0.0149
        0.0254
       -0.0659
    page.article 18.5
     0.0131
     0.0616
   in300.share 0.142766
    0.0239
    -0.0430
  group.first 0.296761
   grandparent.blocks 19.5
    in100.perBlock 3.69848
     0.0231
     -0.0454
    0.0371
   0.0488
 page.p 102.5
  group.first 0.236521
   -0.0674
   -0.0204
  0.0115

within.footer 0
 within.dialog 0
  in30.words 255.5
   in30.words 54.5
    wordsBefore 0.471197
     grandparent.words 24.5
      -0.0160
      0.0195
     around12.sentences 0.0641137
      in1000.place 0.497263
       before8.links 0.012837
        0.0162
        -0.0237
       0.0420
      -0.0295
    within.nav 0
     in1000.links 0.507966
      in1000.place 0.313838
       wordsBefore 0.806983
        outer.rowAverage 36.0114
         0.0232
         -0.0026
        in1000.links 0.0730998
         0.0104
         -0.0440
       outer.alike 4.5
        -0.0033
        item.rowAverage 163.804
         linkCount 0
          0.0597
          0.0016
         -0.0122
      in100.alike 1.5
       in1000.links 0.858335
        outer.alike 26.5
         after8.words 1.9375
          -0.0000
          0.0742
         -0.0120
        -0.0078
       -0.0278
     -0.0307
   -0.0101
  -0.0510
 in1000.proseShare 0
  0.0326
  -0.0723

in300.up 13.5
 heading.reviews 0
  own.hidden 0
   in1000.perBlock 3.84607
    in300.up 7.5
     page.article 1.5
      outer.alike 8.5
       -0.0050
       0.0371
      -0.0284
     0.0444
    around40.sentences 0.038964
     in300.up 10.5
      -0.0235
      0.0374
     outer.alike 5.5
      words-2 9.5
       page.article 18.5
        page.named.product 0
         page.article 0
          -0.0009
          around40.sentences 0.0742984
           depth 11.5
            -0.0616
            -0.0089
           0.0178
         -0.0460
        0.0257
       0.0129
      in1000.perBlock 4.43329
       -0.0192
       kin.last 0.560276
        0.0496
        item.links 0.750817
         0.0162
         -0.0210
   grandparent.words 428.5
    in300.up 9.5
     -0.0499
     0.0193
    0.0251
  in300.share 0.651565
   -0.0596
   0.0048
 in300.prose 0.58636
  -0.0128
  -0.0717

level-1 0
 in100.place 0.010919
  -0.0323
  in100.place 0.0895255
   afterH1 9.5
    -0.0077
    0.0324
   group.first 0.169164
    page.nav 6.5
     page.dates 13.5
      -0.0371
      -0.0002
     0.0234
    page.dates 11.5
     outer.alike 56
      within.dialog 0
       kin.blocks 20.5
        kin.share 0.0528973
         in100.links 0.0163284
          0.0295
          -0.0028
         afterH1 27.5
          0.0055
          kin.share 0.0766829
           0.0117
           -0.0553
        outer.links 0.0198348
         in300.proseShare 0.695422
          afterH1 64.5
           0.0154
           -0.0385
          kin.blocks 46.5
           -0.0088
           0.0483
         0.0252
       -0.0522
      -0.0437
     in1000.prose 0.878355
      in1000.perBlock 12.9789
       before8.words 6.73214
        -0.0267
        0.0169
       parent.blocks 6.5
        -0.0727
        0.0171
      0.0361
 0.0144

heading.level 3.5
 named.related 0
  within.footer 0
   in30.place 0.736564
    page.code 27.5
     within.figure 0
      page.h2 35.5
       within.article 0
        up.comment 0
         in300.perBlock 5.6068
          in300.place 0
           group.first 0.0663087
            -0.0275
            page.h2 9.5
             0.0507
             -0.0130
           in1000.links 0.653748
            -0.0323
            outer.words 13.5
             -0.0224
             0.0378
          page.prose 0.569783
           0.0167
           -0.0117
         -0.0591
        group.first 0.499033
         0.0232
         in300.place 0.614074
          -0.0379
          0.0337
       0.0275
      -0.0464
     0.0353
    in300.place 0.0295754
     -0.0158
     0.0246
   -0.0458
  -0.0402
 outer.words 123.5
  item.rowAverage 4.83974
   -0.0400
   around12.words 4.28869
    0.0692
    item.links 0.231163
     0.0080
     -0.0598
  -0.0443

page.nav 4.5
 named.side 0
  words-1 2.5
   heading.related 0
    before8.words 3.64583
     around40.links 0.173474
      outer.words 34.5
       -0.0058
       0.0468
      up.product 0
       in1000.words 679
        0.0189
        words-2 2.5
         -0.0435
         0.0044
       grandparent.links 0.280351
        -0.0160
        0.0608
     words 20.5
      -0.0036
      -0.0466
    -0.0490
   words-1 16.5
    words 9.5
     0.0002
     in1000.words 1274.5
      in1000.links 0.366588
       0.0103
       -0.0376
      outer.rowProse 0.553526
       kin.first 0.637643
        index 32.5
         -0.0109
         0.0671
        -0.0026
       grandparent.links 0.131916
        0.0188
        -0.0284
    -0.0080
  -0.0236
 in1000.words 1274.5
  around4.words 4.56349
   -0.0320
   0.0144
  in1000.words 3739
   0.0347
   -0.0052

within.dialog 0
 page.prices 26.5
  within.nav 0
   in100.links 0.0163284
    in300.links 0.00797243
     in300.share 0.651565
      in300.perBlock 8.95196
       -0.0603
       in300.perBlock 18.6612
        0.0255
        place 0.367733
         0.0281
         -0.0398
      0.0325
     in300.links 0.125977
      0.0335
      -0.0286
    heading.words 11.5
     0.0057
     grandparent.blocks 9.5
      -0.0211
      wordsBefore 0.569346
       0.0172
       in100.proseShare 0.0299375
        -0.0508
        0.0063
   -0.0419
  page.prices 36
   in300.perBlock 18.6612
    0.0642
    -0.0193
   in300.links 0.143334
    words-1 1.5
     0.0275
     outer.rowLinks 0.107075
      -0.0088
      -0.0577
    outer.rowAverage 110.014
     outer.rowAverage 41.8456
      outer.rowAverage 18.7292
       page.prices 53
        0.0603
        -0.0102
       -0.0299
      0.0602
     -0.0337
 -0.0508

up.footer 0
 within.aside 0
  within.form 0
   parent.prose 0.864685
    named.comment 0
     capitals 0.200592
      in100.share 0.906698
       0.0223
       -0.0100
      page.h3 3.5
       outer.rowShare 0.817045
        page.li 131.5
         page.section 11.5
          kin.perBlock 2.1356
           -0.0517
           0.0005
          0.0520
         -0.0506
        0.0179
       item.rowShare 0.335675
        within.header 0
         outer.rowShare 0.00866486
          -0.0036
          in100.words 312.5
           in300.prose 0.440225
            -0.0110
            0.0260
           0.0471
         -0.0335
        -0.0082
     -0.0433
    page.h3 12.5
     in30.alike 1.5
      in1000.alike 1.5
       -0.0142
       0.0413
      0.0358
     capitals 0.0835714
      0.0022
      -0.0384
   page.li 52.5
    0.0106
    links-2 0.505102
     -0.0517
     0.0096
  -0.0443
 -0.0338

page.code 61
 named.side 0
  page.main 0
   page.prices 11.5
    in100.share 0.258742
     in1000.words 2702
      outer.rowShare 0.861328
       outer.rowLinks 0
        page.noscript 0
         in1000.prose 0.834081
          0.0493
          -0.0334
         -0.0281
        in30.up 5.5
         -0.0346
         0.0376
       0.0421
      -0.0293
     0.0129
    in300.share 0.309782
     in1000.words 1274.5
      -0.0402
      0.0165
     0.0424
   page.article 0
    outer.rowShare 0.135953
     in1000.place 0.175417
      kin.last 0.893381
       0.0131
       -0.0318
      outer.rowShare 0.00866486
       0.0030
       0.0647
     outer.rowLinks 0.0152395
      -0.0448
      0.0000
    outer.rowShare 0.439926
     -0.0334
     in100.share 0.745165
      links1 0.201563
       0.0208
       -0.0205
      -0.0285
  in30.perBlock 1.68496
   0.0370
   -0.0290
 0.0505

within.aside 0
 named.cart 0
  item.rowAverage 163.804
   in300.proseShare 0.351546
    group.perBlock 1.50714
     0.0276
     page.p 111.5
      outer.rowAverage 27.1181
       0.0054
       outer.rowAverage 47.2083
        -0.0559
        page.p 48.5
         parent.links 0.200136
          -0.0583
          group.perBlock 6.19524
           -0.0386
           0.0264
         page.words 5472.5
          0.0352
          -0.0400
      outer.rowLinks 0.0521422
       -0.0203
       page.article 3.5
        0.0498
        -0.0192
    in30.links 0
     kin.sentences 0.0720585
      0.0280
      -0.0082
     page.article 0
      kin.first 0.198135
       -0.0102
       0.0222
      page.article 18.5
       -0.0205
       0.0170
   page.code 10.5
    page.article 11.5
     -0.0336
     0.0232
    0.0283
  in300.prose 0.157893
   page.words 3312
    0.0470
    -0.0374
   -0.0620
 -0.0476

within.footer 0
 tag 13.5
  page.h2 1.5
   page.p 90.5
    around4.sentences 0.0208879
     -0.0336
     group.parents 9.5
      page.prose 0.490453
       0.0210
       -0.0308
      within.definition 0
       0.0516
       -0.0329
    -0.0725
   wordsBefore 0.569346
    within.hidden 0
     0.0182
     -0.0210
    group.perBlock 31.5178
     in100.links 0.29767
      group.first 0.366308
       0.0340
       0.0034
      -0.0140
     -0.0210
  in30.words 481.5
   page.blocks 387.5
    page.p 18.5
     group.parents 11.5
      in300.place 0.279595
       0.0027
       -0.0450
      0.0324
     -0.0286
    outer.words 123.5
     in30.perBlock 6.6687
      page.h2 3.5
       -0.0266
       0.0224
      0.0525
     page.prose 0.161539
      0.0502
      -0.0271
   -0.0355
 page.prose 0
  0.0236
  -0.0670

page.form 4.5
 own.content 0
  item.alike 34.5
   own.tags 0
    up.action 0
     page.prices 42.5
      page.prices 26.5
       -0.0025
       0.0332
      page.proseBlocks 14.5
       -0.0547
       item.links 0.147277
        -0.0208
        0.0475
     -0.0326
    -0.0394
   0.0240
  page.prices 26.5
   page.form 3.5
    page.section 4.5
     capitals 0.127783
      0.0204
      -0.0378
     page.proseBlocks 16.5
      in1000.perBlock 3.29681
       0.0388
       -0.0163
      page.isArticle 0
       page.prices 2.5
        0.0734
        -0.0104
       -0.0176
    0.0613
   page.li 347.5
    0.0571
    -0.0219
 named.article 0
  page.form 13.5
   -0.0338
   before8.words 6.0625
    page.proseBlocks 23.5
     0.0158
     -0.0484
    0.0340
  index 132.5
   0.0437
   -0.0145

own.content 0
 group.last 0.957919
  around40.links 0.0147947
   page.table 1.5
    -0.0489
    group.last 0.808245
     0.0455
     -0.0336
   grandparent.words 2440.5
    group.blocks 64.5
     level 0
      outer.rowShare 0.522189
       in100.share 0.0484645
        0.0194
        page.proseBlocks 10.5
         up.content 0
          -0.0106
          0.0307
         page.proseBlocks 18.5
          -0.0419
          -0.0139
       item.rowShare 0.466212
        0.0188
        -0.0084
      level-1 2.5
       0.0188
       -0.0343
     -0.0341
    0.0238
  group.blocks 6.5
   -0.0384
   box.links 0.668254
    in300.prose 0.928801
     0.0481
     -0.0144
    -0.0094
 in30.proseShare 0.0496716
  in300.perBlock 6.11043
   group.perBlock 1.92186
    0.0305
    -0.0133
   named.forum 0
    0.0452
    -0.0150
  heading.words 23.5
   0.0163
   -0.0266

wordsBefore 0.423543
 in30.place 0.0114395
  -0.0348
  kin.perBlock 5.21131
   page.h3 50.5
    within.table 0
     before8.links 0.643346
      -0.0026
      -0.0328
     0.0306
    0.0468
   page.proseWords 772.5
    0.0300
    in30.alike 1.5
     wordsBefore 0.296434
      0.0082
      -0.0241
     0.0305
 box.words 12.5
  place 0.733555
   -0.0081
   page.prose 0.216057
    parent.blocks 4.5
     0.0387
     -0.0092
    in300.prose 0.440225
     -0.0335
     page.section 7.5
      -0.0023
      0.0452
  group.links 0.00970607
   -0.0333
   page.section 2.5
    in1000.place 0.148743
     links1 0.116473
      -0.0626
      0.0034
     kin.share 0.27632
      -0.0238
      0.0334
    kin.share 0.0766829
     -0.0222
     page.prose 0.645135
      0.0458
      kin.share 0.537761
       -0.0399
       0.0250

repeat 0
 within.footer 0
  wordLength 4.00145
   group.sentences 0.0119316
    -0.0208
    0.0013
   within.dialog 0
    in100.words 143.5
     page.nav 2.5
      outer.rowAverage 31.5607
       0.0331
       -0.0087
      named.byline 0
       group.first 0.264633
        afterH1 74.5
         0.0329
         -0.0282
        0.0640
       -0.0166
     own.action 0
      page.nav 4.5
       own.media 0
        words1 2.5
         -0.0044
         0.0124
        -0.0521
       page.nav 6.5
        in100.words 3467
         0.0534
         -0.0272
        page.nav 8.5
         -0.0235
         0.0205
      -0.0177
    -0.0455
  -0.0464
 commas 0.287302
  around12.words 1.92154
   0.0173
   own.product 0
    in300.words 1876
     -0.0409
     -0.0041
    page.nav 4.5
     0.0244
     -0.0359
  0.0362

named.detail 0
 within.table 0
  within.label 0
   parent.links 0.0219724
    up.media 0
     page.h2 6.5
      parent.words 9.5
       -0.0113
       0.0291
      item.rowShare 0.0948246
       outer.rowLinks 0.0152395
        -0.0058
        in300.links 0.182331
         0.0389
         -0.0189
       -0.0184
     -0.0419
    page.proseBlocks 0
     0.0322
     page.code 3.5
      in30.links 0.944563
       -0.0198
       within.section 0
        page.h2 13.5
         -0.0339
         0.0372
        0.0299
      0.0156
   -0.0528
  page.proseBlocks 6.5
   -0.0161
   0.0456
 in300.links 0.00797243
  group.last 0.624155
   outer.rowProse 0.868844
    in300.share 0.376584
     0.0703
     -0.0174
    -0.0269
   group.last 0.781444
    -0.0569
    page.section 10.5
     -0.0251
     0.0385
  up.hidden 0
   0.0212
   -0.0331

parent.blocks 39.5
 within.heading 0
  linkCount 0
   page.li 0
    0.0406
    within.list 0
     within.table 0
      in100.place 0.633393
       page.noscript 6.5
        around40.links 0
         0.0349
         outer.rowAverage 27.1181
          -0.0074
          -0.0291
        0.0238
       in100.prose 0.567939
        0.0310
        in100.prose 0.826035
         -0.0329
         page.li 36.5
          -0.0416
          0.0230
      around12.links 0.0098256
       grandparent.blocks 56.5
        0.0206
        -0.0481
       0.0487
     in1000.words 2163
      page.noscript 15
       outer.rowAverage 1.57519
        -0.0207
        0.0296
       -0.0303
      page.form 0
       0.0269
       page.li 83.5
        0.0216
        kin.links 0.042486
         -0.0667
         -0.0043
   commas 0.252119
    -0.0227
    0.0382
  level 2.5
   0.0298
   -0.0046
 0.0207

within.hidden 0
 within.figure 0
  own.footer 0
   wordsBefore 0.569346
    box.words 9.5
     up.action 0
      within.table 0
       named.item 0
        -0.0130
        in300.up 11.5
         wordsBefore 0.128884
          -0.0163
          0.0196
         -0.0243
       0.0333
      -0.0351
     group.perBlock 4.89272
      -0.0206
      page.named.product 0
       0.0266
       -0.0059
    in1000.perBlock 2.85213
     in300.up 4.5
      -0.0149
      0.0503
     words2 20.5
      box.words 16.5
       in1000.place 0.383871
        -0.0102
        in300.links 0.143334
         -0.0072
         0.0401
       parent.alike 1.5
        item.links 0.692928
         named.field 0
          -0.0419
          0.0215
         0.0181
        0.0121
      0.0131
   -0.0447
  -0.0508
 in300.links 0.350784
  in300.up 8.5
   -0.0218
   0.0231
  -0.0517

within.footer 0
 wordsAfterH1 4334.5
  in1000.place 0.429266
   in1000.up 21.5
    page.section 15.5
     within.list 0
      wordsAfterH1 308.5
       wordsAfterH1 0
        in1000.up 10.5
         in1000.place 0.0702941
          -0.0418
          -0.0014
         0.0213
        box.words 29.5
         in100.place 0.589441
          -0.0012
          0.0526
         0.0516
       in100.place 0.216582
        page.main 0
         0.0267
         -0.0113
        in1000.perBlock 4.43329
         -0.0507
         -0.0128
      named.comment 0
       around40.sentences 0.0501203
        in100.place 0.373007
         0.0162
         in1000.place 0.243788
          -0.0371
          0.0187
        0.0272
       page.section 8.5
        -0.0505
        0.0335
     page.section 18.5
      0.0599
      0.0079
    -0.0337
   item.rowAverage 2.25357
    -0.0168
    0.0273
  outer.rowAverage 307.136
   -0.0521
   0.0023
 -0.0513

words1 4.5
 page.words 4029.5
  outer.rowShare 0.635821
   outer.words 20.5
    page.isArticle 0
     page.words 1694.5
      -0.0061
      in300.place 0.0895255
       -0.0164
       in1000.perBlock 15.5959
        within.microdata 0
         0.0521
         -0.0062
        -0.0254
     -0.0442
    -0.0261
   in1000.perBlock 2.85213
    0.0559
    group.share 0.271231
     wordLength 6.92582
      in300.place 0.471127
       -0.0012
       -0.0392
      0.0310
     outer.links 0.336453
      0.0418
      -0.0142
  named.article 0
   within.microdata 0
    -0.0348
    0.0194
   0.0123
 parent.blocks 46.5
  around12.words 32.89
   in300.place 0.758871
    own.hidden 0
     named.overlay 0
      in1000.perBlock 3.84607
       0.0344
       0.0046
      -0.0368
     -0.0328
    in1000.perBlock 4.15589
     -0.0352
     0.0484
   -0.0204
  0.0315

repeat 0
 page.article 18.5
  page.article 6.5
   in1000.perBlock 22.6766
    page.p 111.5
     in300.proseShare 0.977015
      tag 3.5
       -0.0203
       in300.perBlock 8.29674
        -0.0052
        0.0143
      toEnd 16.5
       -0.0227
       in30.perBlock 2.65301
        -0.0183
        0.0248
     page.section 7.5
      0.0396
      page.section 16.5
       -0.0261
       0.0271
    page.prose 0.886508
     page.section 0
      0.0100
      -0.0366
     page.words 4918.5
      0.0500
      -0.0104
   page.form 6.5
    proseBefore 3.5
     up.forum 0
      -0.0693
      0.0111
     box.words 9.5
      -0.0284
      0.0337
    0.0167
  0.0228
 box.words 5.5
  in30.links 0.473985
   page.section 7.5
    -0.0055
    in30.links 0.0322887
     -0.0093
     0.0495
   -0.0234
  -0.0499

repeat 0
 within.footer 0
  page.h2 14.5
   own.hidden 0
    kin.last 0.989906
     own.article 0
      item.words 4.5
       toEnd 154.5
        in100.links 0.0326715
         0.0306
         in300.place 0.0895255
          page.h2 0
           -0.0252
           0.0375
          -0.0222
        -0.0211
       page.prose 0.258865
        page.h2 4.5
         page.h2 2.5
          page.dates 29.5
           0.0454
           -0.0402
          -0.0330
         page.dates 0
          -0.0172
          0.0546
        heading.related 0
         digits 0.125718
          0.0134
          -0.0170
         -0.0310
      -0.0326
     in1000.words 4955.5
      -0.0041
      -0.0587
    -0.0365
   0.0166
  -0.0434
 page.code 22
  page.prose 0.216057
   proseAfter 24.5
    0.0384
    -0.0157
   item.alike 12.5
    -0.0423
    0.0095
  0.0340

page.proseWords 0
 in300.perBlock 3.61503
  0.0733
  -0.0098
 within.footer 0
  up.comment 0
   within.dialog 0
    within.aside 0
     within.figure 0
      parent.alike 17.5
       own.footer 0
        in300.proseShare 0.998791
         in300.perBlock 4.79055
          page.proseWords 987
           around12.words 4.28869
            page.proseWords 362.5
             page.proseWords 171.5
              0.0113
              -0.0422
             0.0317
            -0.0305
           -0.0417
          page.proseWords 428
           0.0279
           page.blocks 220.5
            -0.0109
            depth 26.5
             page.blocks 298.5
              in30.links 0
               0.0507
               0.0087
              page.proseWords 772.5
               page.blocks 660.5
                -0.0323
                0.0303
               0.0094
             -0.0387
         within.main 0
          -0.0016
          0.0293
        -0.0375
       -0.0322
      -0.0426
     -0.0410
    -0.0435
   -0.0372
  -0.0576

within.footer 0
 page.form 2.5
  page.isArticle 0
   item.rowProse 0.215798
    page.prices 26.5
     in100.perBlock 3.69848
      group.blocks 318
       -0.0288
       0.0300
      within.microdata 0
       around12.sentences 0.0743818
        0.0296
        -0.0061
       -0.0283
     in100.words 104.5
      -0.0245
      0.0464
    page.prices 23.5
     0.0020
     group.links 0.044341
      -0.0568
      0.0143
   page.blocks 231.5
    -0.0532
    -0.0006
  in100.perBlock 2.37301
   named.nav 0
    0.0525
    -0.0274
   in100.words 273.5
    page.noscript 3.5
     0.0073
     -0.0344
    kin.blocks 111.5
     up.detail 0
      page.prices 1.5
       page.noscript 0
        -0.0256
        0.0264
       -0.0448
      0.0068
     in30.alike 1.5
      -0.0212
      0.0463
 in100.perBlock 1.69614
  0.0226
  -0.0615

in30.words 133.5
 wordsBefore 0.379255
  named.action 0
   page.article 6.5
    outer.rowLinks 0.68545
     page.table 2.5
      0.0368
      -0.0065
     -0.0112
    page.article 18.5
     -0.0390
     0.0142
   links 0.0837379
    -0.0396
    0.0134
  in1000.prose 0.226087
   in30.words 54.5
    group.parents 10.5
     -0.0240
     0.0157
    kin.first 0.25188
     -0.0085
     page.table 0
      0.0664
      -0.0112
   in300.perBlock 5.6068
    -0.0348
    around12.links 0.0923631
     outer.rowLinks 0.0245598
      in30.alike 7.5
       in100.proseShare 0.0756595
        0.0000
        in1000.perBlock 22.6766
         0.0597
         -0.0024
       -0.0104
      kin.parents 29.5
       0.0082
       kin.parents 48.5
        -0.0732
        0.0123
     in300.perBlock 12.4198
      0.0041
      outer.rowProse 0.817551
       -0.0562
       -0.0003
 -0.0076

named.related 0
 in100.perBlock 1.69614
  page.prices 3.5
   -0.0244
   0.0802
  within.label 0
   outer.rowLinks 0.107075
    in100.perBlock 18.9085
     page.li 83.5
      around40.sentences 0.100338
       in300.place 0.0414883
        page.dates 0
         0.0394
         -0.0184
        0.0381
       -0.0251
      item.rowShare 0.0069187
       page.dates 2.5
        0.0016
        words-1 10.5
         -0.0467
         0.0208
       page.isProduct 0
        0.0261
        -0.0316
     -0.0064
    heading.level 4.5
     outer.rowLinks 0.895685
      in300.place 0.0414883
       -0.0289
       in100.perBlock 3.69848
        -0.0258
        heading.level 1.5
         0.0245
         page.dates 5.5
          0.0082
          in300.place 0.471127
           0.0003
           -0.0616
      page.blocks 444.5
       in1000.links 0.313559
        0.0315
        -0.0195
       0.0422
     -0.0452
   -0.0405
 -0.0330

wordLength 7.50362
 grandparent.words 2440.5
  page.isArticle 0
   copies 34.5
    outer.rowShare 0.522189
     kin.parents 31.5
      in1000.share 0.91183
       in1000.share 0.762618
        in100.share 0.142889
         0.0110
         -0.0241
        outer.rowShare 0.0275706
         -0.0090
         -0.0515
       0.0019
      group.first 0.264633
       -0.0215
       0.0263
     tag 11.5
      kin.parents 29.5
       0.0213
       -0.0057
      around4.sentences 0.0555942
       item.words 6.5
        0.0187
        -0.0395
       item.links 0.750817
        after8.links 0.103928
         -0.0044
         0.0452
        -0.0447
    -0.0383
   item.words 22.5
    page.h1 0
     0.0148
     -0.0525
    in300.proseShare 0.917039
     capitals 0.334249
      group.parents 4.5
       -0.0085
       0.0532
      -0.0196
     group.links 0
      -0.0481
      0.0059
  0.0199
 0.0255

heading.level 3.5
 in1000.words 1274.5
  page.words 2826
   in1000.proseShare 0.794973
    0.0190
    kin.last 0.812542
     0.0009
     -0.0250
   -0.0378
  in300.place 0.0593861
   in100.up 1.5
    0.0219
    -0.0243
   page.h2 3.5
    page.words 2607.5
     0.0132
     page.table 2.5
      in300.place 0.111278
       0.0240
       -0.0453
      0.0257
    item.rowAverage 119.175
     parent.prose 0.776533
      named.related 0
       0.0306
       in300.links 0.654628
        -0.0518
        0.0265
      outer.rowAverage 92.0333
       index 209.5
        -0.0332
        digits 0.0166899
         0.0314
         -0.0331
       0.0218
     -0.0098
 in1000.words 1343.5
  up.content 0
   -0.0172
   0.0321
  page.h2 0
   0.0152
   up.product 0
    index 227.5
     -0.0168
     -0.0714
    0.0147

named.related 0
 within.figure 0
  within.button 0
   up.footer 0
    parent.alike 15.5
     in300.up 13.5
      in300.up 8.5
       after8.words 4.3875
        around40.sentences 0.0410464
         group.last 0.957919
          -0.0332
          0.0224
         0.0017
        kin.first 0.0379843
         kin.first 0.00528403
          -0.0054
          0.0460
         named.forum 0
          item.rowAverage 92.7488
           heading.words 6.5
            0.0358
            kin.share 0.184205
             0.0170
             -0.0108
           around40.sentences 0.0429812
            -0.0456
            0.0008
          grandparent.words 265.5
           -0.0344
           0.0283
       in30.place 0.487944
        0.0418
        around40.sentences 0.0483524
         0.0230
         -0.0210
      -0.0193
     group.sentences 0.049355
      -0.0532
      0.0283
    -0.0255
   kin.sentences 0.0303689
    -0.0444
    0.0116
  -0.0462
 page.proseBlocks 8.5
  0.0237
  -0.0519

page.p 0
 0.0346
 within.hidden 0
  copies 22.5
   group.first 0.882262
    page.article 40.5
     page.p 62.5
      page.proseBlocks 40.5
       in1000.prose 0.907752
        group.parents 16.5
         proseAfter 199.5
          -0.0034
          within.link 0
           -0.0459
           0.0265
         page.article 0
          0.0218
          -0.0112
        0.0366
       group.parents 1.5
        0.0066
        page.pre 8.5
         -0.0505
         0.0232
      page.p 76.5
       grandparent.links 0.00724207
        0.0573
        0.0033
       in1000.prose 0.271623
        0.0285
        -0.0012
     0.0313
    page.proseBlocks 21.5
     -0.0500
     outer.rowProse 0.303854
      -0.0277
      page.p 53.5
       -0.0212
       0.0600
   -0.0344
  item.rowLinks 0.152494
   outer.rowLinks 0.0335771
    in30.perBlock 3.11201
     0.0379
     -0.0608
    0.0162
   -0.0514
`
